import fs from 'node:fs';
import path from 'node:path';
import { builtFiles, builtFolder } from '../support/site/built-site';
import { sites } from '../support/site/sites';
import { expect, test } from '../support/test';

test('a build in the folder of another one has no address of it', () => {
  // `npm run build:test` builds the frozen site after the hosted one.
  const site = builtFolder('frozen');
  const files = builtFiles('frozen')
    .filter((file) => /\.(?:html|js|css|json|xml|txt)$|_headers$/.test(file))
    .filter((file) => fs.statSync(path.join(site, file)).isFile());
  expect(files.length).toBeGreaterThan(40);
  const { prefix } = sites.hosted;
  expect(files.filter((file) => fs.readFileSync(path.join(site, file), 'utf8').includes(prefix))).toEqual([]);
});
