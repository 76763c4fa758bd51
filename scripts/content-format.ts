/**
 * Writes all content in its canonical form: content/, examples/ and CONTENT_DIR.
 *
 *   npm run format         writes them
 *   npm run format:check   only names the files in another form; exit status 1 if there are any
 */
import fs from 'node:fs';
import path from 'node:path';
import { canonicalText } from '../gatsby/parse/canonical';
import { contentDirectory } from '../gatsby/folders';
import { readContent, shownName } from '../gatsby/model/read-content';
import { createSite } from '../gatsby/model/create-site';
import { withoutCopies } from '../gatsby/model/languages/inherit';
import { readTranslations } from '../gatsby/check/read-translations';

const isCheck = process.argv.includes('--check');

const examples = fs.readdirSync('examples', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const folders = new Set(
  [contentDirectory, 'content', ...examples.map(({ name }) => `examples/${name}`)].map((folder) =>
    path.resolve(folder),
  ),
);

const others: string[] = [];
for (const directory of folders) {
  const original = createSite({ directory, ...(await readContent(directory)) });
  const translations = await readTranslations(original);
  for (const { directory: folder, files } of [original, ...translations])
    for (const name of files.keys()) {
      const file = path.join(folder, name);
      const text = fs.readFileSync(file, 'utf8');
      const first = folder === directory ? undefined : original.files.get(name);
      const canonical = canonicalText(
        name,
        text,
        first && ((value, definition) => withoutCopies(value, first.value, definition)),
      );
      if (text === canonical) continue;
      others.push(shownName(folder, name));
      if (!isCheck) fs.writeFileSync(file, canonical);
    }
}

if (isCheck && others.length > 0) {
  console.error(`"npm run format" writes these files as the admin does:\n${others.join('\n')}`);
  process.exitCode = 1;
}
