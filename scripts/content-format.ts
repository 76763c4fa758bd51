/**
 * Writes all content in its canonical form: content/, examples/ and CONTENT_DIR.
 *
 *   npm run content:format -- --check   only names the files in another form; exit status 1 if there are any
 */
import fs from 'node:fs';
import path from 'node:path';
import { canonicalText } from '../gatsby/parse/canonical';
import { contentDirectory } from '../gatsby/folders';
import { readContent, shownName } from '../gatsby/model/read-content';
import { readLanguages } from '../gatsby/model/languages';

const isCheck = process.argv.includes('--check');

const examples = fs.readdirSync('examples', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const folders = new Set(
  [contentDirectory, 'content', ...examples.map(({ name }) => `examples/${name}`)].map((folder) =>
    path.resolve(folder),
  ),
);

const others: string[] = [];
for (const folder of folders) {
  const { files } = await readContent(folder);
  for (const language of [
    '',
    ...readLanguages({ files })
      .slice(1)
      .map(({ code }) => code),
  ]) {
    const directory = path.join(folder, language);
    const content = language ? await readContent(directory, true) : { files };
    for (const name of content.files.keys()) {
      const file = path.join(directory, name);
      if (!fs.existsSync(file)) continue;
      const text = fs.readFileSync(file, 'utf8');
      const canonical = canonicalText(name, text);
      if (text === canonical) continue;
      others.push(shownName(directory, name));
      if (!isCheck) fs.writeFileSync(file, canonical);
    }
  }
}

if (isCheck && others.length > 0) {
  console.error(`"npm run format" writes these files as the admin does:\n${others.join('\n')}`);
  process.exitCode = 1;
}
