import fs from 'node:fs';
import path from 'node:path';
import type { SiteContent } from './site-content';

type Pages = Pick<SiteContent, 'routes' | 'sections'>;

/** The module of the template of the home page. */
const moduleFile = path.resolve('.cache/home-sections.js');

/** The kinds of section that the home page shows. Pages with one of them share its template, and the code of all. */
export const homeKinds = ({ routes, sections }: Pages): Set<string> =>
  new Set(
    routes
      .filter((route) => route.path === '/')
      .flatMap((route) => route.sections.flatMap((name) => sections.get(name)?.kind ?? [])),
  );

/** Writes a module with the components of these kinds, so that the home page has them in one file. */
export function writeHomeSections(content: Pages): void {
  const kinds = [...homeKinds(content)];
  const imports = kinds.map(
    (kind, index) => `import kind${index} from '../src/sections/${kind}/${kind}-section';`,
  );
  const entries = kinds.map((kind, index) => `'${kind}': kind${index}`);
  const code = `${imports.join('\n')}\nexport default { ${entries.join(', ')} };\n`;
  // Webpack compiles a file again after every write.
  const old = fs.existsSync(moduleFile) && fs.readFileSync(moduleFile, 'utf8');
  if (code !== old) fs.writeFileSync(moduleFile, code);
}
