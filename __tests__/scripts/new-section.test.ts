/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createSection } from '../../scripts/new-section/create-section';
import { writeSite } from '../support/site-folder';

const loaders = 'src/sections/on-demand.tsx';
const examples = 'src/styleguide/sections/index.ts';
const registry = 'src/sections/registry.ts';
const read = (name: string) => fs.readFileSync(name, 'utf8');

let root: string;
const created = (name: string) => path.join(root, name);

beforeEach(() => {
  const names = [loaders, examples, 'graphql/schema.graphql', registry];
  root = writeSite(Object.fromEntries(names.map((name) => [name, read(name)])));
});

afterEach(() => fs.rmSync(root, { recursive: true }));

it.each(['ab', 'kind-of-test-2'])('the files of %s need no formatting', (kind) => {
  const files = createSection(kind, root);
  const prettier = [
    'node_modules/prettier/bin/prettier.cjs',
    '--config=.prettierrc.json',
    '--list-different',
  ];
  const paths = [...files, loaders, examples, registry].map(created);
  expect(() => execFileSync(process.execPath, [...prettier, ...paths], { stdio: 'pipe' })).not.toThrow();
});

it('adds one line to each list, in alphabetical order', () => {
  createSection('kind-of-test', root);
  for (const [name, line, listed] of [
    [loaders, "  'kind-of-test': () => import('./kind-of-test/kind-of-test-section'),", / import\('/],
    [registry, "export { definition as kindOfTest } from './kind-of-test/definition';", /^export/],
    [examples, "export { kindOfTestExample } from './kind-of-test';", /^export/],
  ] as const) {
    const lines = read(created(name)).split('\n');
    expect(lines.toSpliced(lines.indexOf(line), 1).join('\n')).toBe(read(name));
    const names = lines.filter((text) => listed.test(text)).map((text) => text.replace(/\W/g, ''));
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other)));
  }
});

it.each([
  ['', 'expected a name of up to 24 small letters'],
  ['KindOfTest', 'found "KindOfTest", expected a name'],
  ['kind_of', 'expected a name'],
  ['kind--of', 'expected a name'],
  ['2-prices', 'expected a name'],
  ['../prices', 'expected a name'],
  ['a'.repeat(25), 'expected a name'],
  ['pricing', '"pricing" exists already'],
  ['site', '"site" exists already'],
  ['nav-item', '"nav-item" is reserved: GraphQL has a type NavItem already'],
  ['file', '"file" is reserved'],
  ['string', '"string" is reserved'],
])('refuses the name "%s" and writes nothing', (kind, message) => {
  const before = fs.readdirSync(root, { recursive: true });
  expect(() => createSection(kind, root)).toThrow(message);
  expect(fs.readdirSync(root, { recursive: true })).toEqual(before);
});
