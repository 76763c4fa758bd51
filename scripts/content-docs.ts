/** Writes the field tables of content/README.md from the definitions; with --check, fails when they are stale. */
import fs from 'node:fs';
import path from 'node:path';
import { readDefinitions } from '../gatsby/content/definitions';
import { writeFieldTables } from '../gatsby/content/field-tables';

const directory = path.resolve('content');
const file = path.join(directory, 'README.md');
const before = fs.readFileSync(file, 'utf8');
const after = writeFieldTables(before, readDefinitions());

if (!process.argv.includes('--check')) {
  fs.writeFileSync(file, after);
} else if (after !== before) {
  console.error('content/README.md is stale; run npm run content:docs');
  process.exitCode = 1;
}
