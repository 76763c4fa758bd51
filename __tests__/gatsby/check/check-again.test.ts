/** @jest-environment node */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inspectImage } from '../../../gatsby/check/rules/image-file';
import { ContentCopy } from './content-copy';
import { contentDirectory } from '../../support/content-folder';

// What was found once is remembered for as long as its file stays as it is.

jest.setTimeout(30_000);

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'images-')));
const file = path.join(folder, 'image.jpg');
const [name = ''] = fs
  .readdirSync(path.join(contentDirectory, 'images'))
  .filter((entry) => entry.endsWith('.jpg'));
const good = fs.readFileSync(path.join(contentDirectory, 'images', name));

afterAll(() => fs.rmSync(folder, { recursive: true }));

it('looks at an image again when its file has changed, and only then', async () => {
  fs.writeFileSync(file, good);
  const size = await inspectImage(folder, 'image.jpg');
  expect(size).toHaveProperty('width');
  expect(await inspectImage(folder, 'image.jpg')).toBe(size);
  fs.writeFileSync(file, good.subarray(0, good.length / 2));
  expect(await inspectImage(folder, 'image.jpg')).toHaveProperty('message');
});

it('holds content to a definition as it stands now', async () => {
  const copy = await ContentCopy.ofFixture();
  expect(await copy.check()).toEqual([]);
  copy.replace('schemas/hero.schema.json', '"maxLength": 140', '"maxLength": 3');
  expect(await copy.check()).toEqual([expect.stringMatching(/^content\/hero\.json:\d+:\d+ .*subline/)]);
  copy.replace('schemas/hero.schema.json', '"maxLength": 3', '"maxLength": 140');
  expect(await copy.check()).toEqual([]);
  copy.remove();
});
