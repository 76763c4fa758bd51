import path from 'node:path';
import { writeIfChanged } from './copy-content';
import { inAllLanguages, type SiteContent } from '../model/site-content';

/** The module that src/sections/page-sections.tsx imports. */
const moduleFile = path.resolve('.cache/section-components.js');

/** Writes a module with the components of the kinds that pages show, so that kinds without a page add nothing to them. */
export function writeSectionComponents(content: SiteContent): void {
  const kinds = new Set(
    inAllLanguages(content).flatMap(({ routes, sections }) =>
      routes.flatMap((route) => route.sections.flatMap((name) => sections.get(name)?.kind ?? [])),
    ),
  );
  const entries = [...kinds]
    .sort()
    .map((kind) => `'${kind}': require('../src/sections/${kind}/${kind}-section').default,\n`);
  const code = `module.exports = {\n${entries.join('')}};\n`;
  writeIfChanged(moduleFile, code);
}
