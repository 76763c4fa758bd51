/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../../gatsby/check/check';
import { inspectImage } from '../../../gatsby/check/rules/images/image-file';
import { definitionsFolder } from '../../../gatsby/content/folders';
import { ContentCopy } from './content-copy';

// The results of decoding and compiling are kept while their files stay the same.

jest.setTimeout(30_000);

let copy: ContentCopy;

beforeEach(async () => {
  copy = await ContentCopy.ofFixture();
});

afterEach(() => copy.remove());

it('decodes an image again when its file has changed, and only then', async () => {
  const image = copy.readBytes('images/model.jpg');
  const size = await inspectImage(copy.directory, 'images/model.jpg');
  expect(size).toHaveProperty('width');
  expect(await inspectImage(copy.directory, 'images/model.jpg')).toBe(size);
  copy.write('images/model.jpg', image.subarray(0, image.length / 2));
  expect(await inspectImage(copy.directory, 'images/model.jpg')).toContain('cannot be decoded');
});

it('compiles a definition again when it has changed', async () => {
  const schemas = path.join(copy.directory, '../schemas');
  fs.cpSync(definitionsFolder, schemas, { recursive: true });
  const fieldsWithProblems = async () =>
    (await checkContent(copy.directory, schemas)).problems.map(({ field }) => field);
  expect(await fieldsWithProblems()).toEqual([]);
  const file = path.join(schemas, 'hero.schema.json');
  const definition = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, definition.replace('"maxLength": 140', '"maxLength": 3'));
  expect(await fieldsWithProblems()).toEqual(['subline']);
  fs.writeFileSync(file, definition);
  expect(await fieldsWithProblems()).toEqual([]);
});

it('reports definitions that cannot be read or are no JSON Schema', async () => {
  const schemas = path.join(copy.directory, '../schemas');
  const messages = async () =>
    (await checkContent(copy.directory, schemas)).problems.map(({ message }) => message);
  expect(await messages()).toEqual(['the folder of the definitions cannot be read: it does not exist']);
  fs.mkdirSync(schemas);
  fs.writeFileSync(path.join(schemas, 'site.schema.json'), '{ "type": "nope" }');
  expect(await messages()).toEqual([
    expect.stringMatching(/^a definition is no JSON Schema: schema is invalid: /),
  ]);
});
