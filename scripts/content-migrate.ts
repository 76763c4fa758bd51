/**
 * Rewrites content of an earlier version (src/content-model/migrations). It says what it changes, and asks before it writes.
 *
 *   npm run content:migrate -- --yes   does not ask
 */
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { migrateFile } from '../gatsby/check/old-form';
import { contentDirectory } from '../gatsby/folders';
import { readLanguages } from '../gatsby/model/languages/languages';
import { readContent, shownName } from '../gatsby/model/read-content';
import { canonicalText, replaceKeys } from '../gatsby/parse/canonical';

const { files } = await readContent(contentDirectory);
const changed = new Map<string, string>();
for (const code of [
  '',
  ...readLanguages({ files })
    .slice(1)
    .map((language) => language.code),
]) {
  const folder = path.join(contentDirectory, code);
  for (const [name, file] of (await readContent(folder, code !== '')).files) {
    const { value, changes } = migrateFile(file);
    if (changes.length === 0) continue;
    console.log(`${shownName(folder, name)}: ${changes.join('; ')}`);
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    changed.set(path.join(folder, name), canonicalText(name, replaceKeys(name, text, value)));
  }
}

if (changed.size === 0) console.log('The content has the form of this version.');
else if (await isConfirmed()) for (const [file, text] of changed) fs.writeFileSync(file, text);
else {
  console.log('Nothing is written. "npm run content:migrate -- --yes" writes these files.');
  process.exitCode = 1;
}

async function isConfirmed(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question('Write these files? (y/n) ');
  terminal.close();
  return /^y(es)?$/i.test(answer);
}
