import fs from 'node:fs';
import path from 'node:path';
import { definitions } from '../gatsby/definitions/definitions';
import { pascalCase } from '../src/content-model';

/** The kind that new ones are copies of at first. It has no groups, whose names differ between kinds. */
const original = 'call-to-action';

const copied = [
  `src/sections/${original}/definition.ts`,
  `src/sections/${original}/${original}-section.tsx`,
  `src/sections/${original}/${original}.module.css`,
  `__tests__/sections/${original}/${original}-section.test.tsx`,
];

const registry = 'src/sections/registry.ts';

const example = {
  title: 'What comes next',
  text: 'A sentence about it.',
  actions: [{ title: 'Contact us', href: '/contact' }],
};

function mistakeIn(kind: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(kind))
    return `found "${kind}", expected a name of small letters, digits and single hyphens that starts with a letter, such as "price-list"`;
  return definitions.has(`${kind}.schema.json`) ? `"${kind}" exists already` : undefined;
}

/**
 * @returns the paths of the files
 * @throws if the name is unsuitable, or a file exists
 */
export function createSection(kind: string, root = ''): string[] {
  const mistake = mistakeIn(kind);
  if (mistake) throw new Error(mistake);
  const name = pascalCase(kind);
  const rename = (text: string) =>
    text
      .replaceAll(original, kind)
      .replaceAll(pascalCase(original), name)
      .replace('Call to action – ', '')
      // What the original is on a page.
      .replace(/\n {2}\{ \w+: true \},/, '');
  const content = { $schema: `../schemas/${kind}.schema.json`, kind, ...example };
  const files = new Map([
    ...copied.map((file) => [rename(file), rename(fs.readFileSync(file, 'utf8'))] as const),
    [`content/sections/${kind}.json`, `${JSON.stringify(content, null, 2)}\n`],
  ]);
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text, { flag: 'wx' });
  }
  const variable = name.charAt(0).toLowerCase() + name.slice(1);
  const line = `export * as ${variable} from './${kind}/definition';\n`;
  fs.appendFileSync(path.join(root, registry), line);
  return [...files.keys(), registry];
}
