import fs from 'node:fs';
import path from 'node:path';
import manifest from '../package.json';
import { impermissible, licenceText } from '../scripts/supply-chain/licences';
import { buildTools, permissiveLicences, shippedAssets } from '../scripts/supply-chain/reviewed';
import { shippedPackages } from '../scripts/supply-chain/shipped-packages';
import { builtFolder } from './support/built-site';
import { expect, test } from './support/test';

const root = path.resolve('.');
const shipped = shippedPackages(builtFolder('real'), root, Object.keys(shippedAssets));
const names = new Set(shipped.map(({ name }) => name));

test('what reaches a visitor has permissive licences, and their texts go with it', async ({ request }) => {
  expect(shipped.length).toBeGreaterThan(15);
  expect(impermissible(shipped, permissiveLicences)).toEqual([]);
  // "npm run licences" writes it.
  expect(fs.readFileSync('static/licences.txt', 'utf8')).toBe(licenceText(shipped, root));
  const served = await request.get('/licences.txt');
  expect(await served.text()).toContain('SIL OPEN FONT LICENSE');
});

test('every dependency reaches visitors or is named as a tool, and no tool reaches them', () => {
  const direct = Object.keys(manifest.dependencies);
  expect(direct.filter((name) => !names.has(name))).toEqual([...buildTools]);
  expect(Object.keys(manifest.devDependencies).filter((name) => names.has(name))).toEqual([]);
});
