import path from 'node:path';
import { collectionDefinitions, kindDefinitions } from '../definitions/definitions';
import { inAllLanguages } from '../model/languages/languages';
import type { Site } from '../model/site';
import { writeIfChanged } from './copy-content';

/** Writes a module of components that a template imports. */
function writeModule(name: string, files: ReadonlyMap<string, string>): void {
  const lines = [...files].sort().map(([key, file]) => `'${key}': require('../src/${file}').default,\n`);
  writeIfChanged(path.resolve(`.cache/${name}.js`), `module.exports = {\n${lines.join('')}};\n`);
}

/**
 * By the kinds of sections and the types of entries that pages show, so that others add nothing to them.
 *
 * @param hasAllKinds in development: a page that shows a new kind has its data before Webpack has compiled anything
 */
export function writeComponents(site: Site, hasAllKinds: boolean): void {
  const sections = new Map<string, string>();
  const entries = new Map<string, string>();
  const addKind = (kind: string) => sections.set(kind, `sections/${kind}/${kind}-section`);
  if (hasAllKinds) [...kindDefinitions.keys()].forEach(addKind);
  for (const inLanguage of inAllLanguages(site)) {
    for (const name of inLanguage.routes.flatMap((route) => route.sections)) {
      const kind = inLanguage.sections.get(name)?.kind;
      if (kind) addKind(kind);
    }
    for (const folder of inLanguage.collections.keys()) {
      const { title = '', $id = '' } = collectionDefinitions.get(folder) ?? {};
      const name = path.basename($id, '.schema.json');
      entries.set(title, `entries/${name}/${name}-page`);
    }
  }
  writeModule('section-components', sections);
  writeModule('entry-components', entries);
}
