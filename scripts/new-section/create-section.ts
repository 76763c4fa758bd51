import fs from 'node:fs';
import path from 'node:path';
import { readDefinitions } from '../../gatsby/content/definitions/definitions';

/** The files of a kind by their template. */
const filesOf = (kind: string): Record<string, string> => ({
  'definition.template': `src/sections/${kind}/definition.ts`,
  'section.template': `src/sections/${kind}/${kind}-section.tsx`,
  'example.template': `src/styleguide/sections/${kind}.ts`,
  'test.template': `__tests__/sections/${kind}/${kind}-section.test.tsx`,
});

/** Longer names would make the formatting of the files depend on the name. */
const maxLength = 24;

/** GraphQL has these types without listing them in its schema. */
const scalars = ['String', 'Boolean', 'Int', 'Float', 'Id'];

/** "PriceList" for "price-list". */
const pascalCase = (kind: string): string =>
  kind.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Why a kind cannot have a name, or undefined if it can. */
function mistakeIn(kind: string, root: string): string | undefined {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(kind) || kind.length > maxLength)
    return `found "${kind}", expected a name of up to ${maxLength} small letters, digits and single hyphens that starts with a letter, such as "price-list"`;
  const existing = Object.values(filesOf(kind)).find((file) => fs.existsSync(path.join(root, file)));
  if (existing) return `"${kind}" exists already: ${existing}`;
  if (readDefinitions().has(`${kind}.schema.json`)) return `"${kind}" exists already`;
  const schema = fs.readFileSync(path.join(root, 'graphql/schema.graphql'), 'utf8');
  const types = [...schema.matchAll(/^(?:type|interface|input|enum|union|scalar) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const name = pascalCase(kind);
  const taken = [name, `${name}Entry`].find((type) => scalars.includes(type) || types.includes(type));
  return taken && `"${kind}" is reserved: GraphQL has a type ${taken} already`;
}

/** Adds a line to the lines of a file that match a pattern, in alphabetical order. */
function addLine(file: string, pattern: RegExp, line: string): void {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const letters = (text: string) => text.replace(/\W/g, '');
  const listed = lines.filter((text) => pattern.test(text));
  const start = lines.findIndex((text) => pattern.test(text));
  const sorted = [...listed, line].sort((one, other) => letters(one).localeCompare(letters(other)));
  lines.splice(start, listed.length, ...sorted);
  fs.writeFileSync(file, lines.join('\n'));
}

/**
 * Creates the files of a kind of section and registers them.
 *
 * @param root the folder of the repository
 * @returns the paths of the new files
 * @throws if the name is unsuitable
 */
export function createSection(kind: string, root = ''): string[] {
  const mistake = mistakeIn(kind, root);
  if (mistake) throw new Error(mistake);
  const Name = pascalCase(kind);
  const values: Record<string, string> = { kind, Name, name: Name[0]?.toLowerCase() + Name.slice(1) };
  const files = filesOf(kind);
  for (const [template, file] of Object.entries(files)) {
    const text = fs.readFileSync(path.join(__dirname, template), 'utf8');
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(
      path.join(root, file),
      text.replace(/{{(\w+)}}/g, (_, key: string) => values[key] ?? ''),
    );
  }
  addLine(
    path.join(root, 'src/sections/registry.ts'),
    /^export {/,
    `export { definition as ${values.name} } from './${kind}/definition';`,
  );
  const key = kind.includes('-') ? `'${kind}'` : kind;
  addLine(
    path.join(root, 'src/sections/on-demand.tsx'),
    /=> import\('.*'\),$/,
    `  ${key}: () => import('./${kind}/${kind}-section'),`,
  );
  addLine(
    path.join(root, 'src/styleguide/sections/index.ts'),
    /^export {/,
    `export { ${values.name}Example } from './${kind}';`,
  );
  return Object.values(files);
}
