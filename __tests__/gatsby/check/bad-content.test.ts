/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { ContentCopy, isOneLineWithPlace } from './content-copy';
import type { BadContent } from './content-edits';

// Each file of the folder has one or more tables of cases.
const groups = fs
  .readdirSync(path.join(__dirname, 'bad'))
  .flatMap((file) => Object.entries(jest.requireActual<Record<string, BadContent[]>>(`./bad/${file}`)))
  .filter(([name]) => name.startsWith('bad'));

let copy: ContentCopy;

beforeAll(async () => {
  copy = ContentCopy.ofFrozen();
});

afterEach(() => copy.restore());

describe.each(groups)('%s', (_, cases) => {
  test.each(cases)('$title', async ({ spoil, says }) => {
    await spoil(copy);
    const lines = await copy.check();
    expect(lines).toEqual(says);
    expect(lines.filter((line) => !isOneLineWithPlace(line))).toEqual([]);
    expect(lines).not.toEqual([]);
  });
});

test('mistakes in several files are reported together, by file and place', async () => {
  copy.replace('brand.json', '"Longmead"', '""');
  copy.replace('sections/plans.json', '"£9,500"', '""');
  copy.replace('sections/plans.json', '"£4,997+"', '""');
  copy.replace('sections/hero.json', '#pricing', '#prising');
  const lines = await copy.check();
  expect(lines.map((line) => line.replace(/: .*/, ''))).toEqual([
    'content/brand.json:3:11 name',
    'content/sections/hero.json:7:39 actions[1].href',
    'content/sections/plans.json:15:16 plans[0].price',
    'content/sections/plans.json:83:14 mvp.price',
  ]);
});
