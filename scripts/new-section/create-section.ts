import fs from 'node:fs';
import path from 'node:path';
import { definitions } from '../../gatsby/definitions/definitions';
import { pascalCase } from '../../src/content-model';

/** What the content of a kind and its test have. */
const example = {
  title: 'What we make',
  intro: 'Two of many things.',
  entries: [
    { title: 'Sites', text: 'They load at once.' },
    { title: 'Apps', text: 'They work on a train.' },
  ],
};

function filesOf(kind: string, Name: string): Record<string, string> {
  const data = JSON.stringify({ kind, anchor: kind, showsHeading: false, ...example });
  const values: Record<string, string> = { kind, Name, content: data };
  const fill = (template: string) =>
    fs
      .readFileSync(path.join(__dirname, `${template}.template`), 'utf8')
      .replace(/{{(\w+)}}/g, (_, key: string) => values[key] ?? '');
  const content = { $schema: `../schemas/${kind}.schema.json`, kind, ...example };
  return {
    [`src/sections/${kind}/definition.ts`]: fill('definition'),
    [`src/sections/${kind}/${kind}-section.tsx`]: fill('section'),
    [`__tests__/sections/${kind}/${kind}-section.test.tsx`]: fill('test'),
    [`content/sections/${kind}.json`]: `${JSON.stringify(content, null, 2)}\n`,
  };
}

const registry = 'src/sections/registry.ts';

function mistakeIn(kind: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(kind))
    return `found "${kind}", expected a name of small letters, digits and single hyphens that starts with a letter, such as "price-list"`;
  return definitions.has(`${kind}.schema.json`) ? `"${kind}" exists already` : undefined;
}

/**
 * Creates the files of a kind of section and adds its line to the registry.
 *
 * @param root the folder of the repository
 * @returns the paths of the files
 * @throws if the name is unsuitable, or a file exists
 */
export function createSection(kind: string, root = ''): string[] {
  const mistake = mistakeIn(kind);
  if (mistake) throw new Error(mistake);
  const Name = pascalCase(kind);
  const files = filesOf(kind, Name);
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text, { flag: 'wx' });
  }
  const variable = Name.charAt(0).toLowerCase() + Name.slice(1);
  const line = `export { definition as ${variable} } from './${kind}/definition';\n`;
  fs.appendFileSync(path.join(root, registry), line);
  return [...Object.keys(files), registry];
}
