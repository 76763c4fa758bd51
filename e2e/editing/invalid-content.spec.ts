import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { builtFolder } from '../support/site/built-site';
import { gatsby, SiteCopy } from '../support/site/site-copy';
import { expect, test } from '../support/test';

/** Every file of a folder, with a digest of its bytes. */
function digests(folder: string): Record<string, string> {
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), createHash('sha256').update(fs.readFileSync(file)).digest('hex')];
    }),
  );
}

let site: SiteCopy;

test.afterEach(() => site.remove());

test('a build with invalid content reports the problems and keeps the built site', async () => {
  site = new SiteCopy();
  const builtSite = site.path('public');
  fs.cpSync(builtFolder('frozen'), builtSite, { recursive: true });
  const before = digests(builtSite);
  site.edit('sections/plans.json', ({ plans }) => (plans[1].price = 597));
  site.replace('brand.json', '.svg",', '.svg"');
  expect(await site.run({}, gatsby, 'build')).toBe(1);
  const { said } = site;
  expect(said).toMatch(
    /^content\/sections\/plans\.json:\d+:\d+ plans\[1\]\.price: found 597, expected a text .*$/m,
  );
  expect(said).toMatch(/^content\/brand\.json:\d+:\d+ .*expected a comma.*$/m);
  expect(said).not.toMatch(/^\s+at /m);
  expect(digests(builtSite)).toEqual(before);
});
