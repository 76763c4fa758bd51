/**
 * Prints name, version and licence of every package that reaches a visitor of the built site, and writes their licence
 * texts to static/licences.txt, which is served; fails on a licence that nobody has found to be permissive.
 */
import fs from 'node:fs';
import path from 'node:path';
import { impermissible, licenceText, table } from './supply-chain/licences';
import { permissiveLicences, shippedAssets } from './supply-chain/reviewed';
import { shippedPackages } from './supply-chain/shipped-packages';

const root = path.resolve('.');
const packages = shippedPackages(path.resolve('public'), root, Object.keys(shippedAssets));
const refused = impermissible(packages, permissiveLicences);

console.log(table(packages));
if (refused.length > 0) {
  console.error(`\nNot known to be permissive (scripts/supply-chain/reviewed.ts):\n${table(refused)}`);
  process.exitCode = 1;
} else {
  fs.writeFileSync('static/licences.txt', licenceText(packages, root));
  console.log('\ntheir texts are in static/licences.txt');
}
