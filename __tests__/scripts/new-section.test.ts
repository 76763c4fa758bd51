/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { createSection } from '../../scripts/create-section';
import { writeSite } from '../support/site-folder';

const registry = 'src/sections/registry.ts';

let root: string;
const read = (name: string) => fs.readFileSync(path.join(root, name), 'utf8');

beforeEach(() => {
  root = writeSite({ [registry]: fs.readFileSync(registry, 'utf8') });
});

it('creates six files, with one line in the registry', () => {
  const before = read(registry).split('\n');
  const files = createSection('kind-of-test', root);
  expect(files).toHaveLength(6);
  expect(read('src/sections/kind-of-test/definition.ts')).toContain("'kind-of-test',");
  expect(read('src/sections/kind-of-test/definition.ts')).not.toContain('invites');
  const [, styles] = /'\.\/(.*\.css)'/.exec(read('src/sections/kind-of-test/kind-of-test-section.tsx')) ?? [];
  expect(files).toContain(`src/sections/kind-of-test/${styles}`);
  expect(read('content/sections/kind-of-test.json')).toContain('"kind": "kind-of-test"');
  const line = "export * as kindOfTest from './kind-of-test/definition';";
  const lines = read(registry).split('\n');
  expect(lines.toSpliced(lines.indexOf(line), 1)).toEqual(before);
});

it.each([
  ['', 'expected a name of small letters'],
  ['KindOfTest', 'found "KindOfTest", expected a name'],
  ['../prices', 'expected a name'],
  ['pricing', '"pricing" exists already'],
])('refuses the name "%s" and writes nothing', (kind, message) => {
  const before = fs.readdirSync(root, { recursive: true });
  expect(() => createSection(kind, root)).toThrow(message);
  expect(fs.readdirSync(root, { recursive: true })).toEqual(before);
});
