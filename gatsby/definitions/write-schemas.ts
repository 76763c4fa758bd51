import fs from 'node:fs';
import path from 'node:path';
import { definitions } from './definitions';

const folder = 'content/schemas';

/** What definitions tell the build, which does not concern editors. */
const hidden = [
  'fieldType',
  'imageFiles',
  'listFields',
  'pagePath',
  'hasFeed',
  'part',
  'summary',
  'showsImage',
  'opensPage',
  'invites',
  'changesWithDay',
  'showsHours',
  'choiceLabels',
];

/** Writes the JSON Schemas with which VS Code completes and checks content. A file that is the same stays untouched. */
export function writeSchemas(): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const name of fs.readdirSync(folder))
    if (!definitions.has(name)) fs.rmSync(path.join(folder, name), { recursive: true });
  for (const [name, schema] of definitions) {
    const root = { $schema: 'http://json-schema.org/draft-07/schema#', ...schema };
    const text = JSON.stringify(root, (key, value: unknown) => (hidden.includes(key) ? undefined : value), 2);
    const file = path.join(folder, name);
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text) fs.writeFileSync(file, text);
  }
}
