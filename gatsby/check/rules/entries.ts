import { baseName, collectionDefinitions, splitEntryName, hasProse } from '../../definitions/definitions';
import { quote } from '../../parse/problem';
import { expectedName } from '../../parse/nearest';
import { sectionsOf } from '../../model/pages/section';
import { checkTexts } from './check-texts';
import { type Rule, problemIn, type Rules } from './rule';

const entriesExist: Rule = (site) => {
  const places = new Set([...site.files.keys()].map(baseName));
  return checkTexts(site, (value, { schema }) => {
    if (!schema.collection || value.trim() === '' || places.has(`${schema.collection}/${value}`))
      return undefined;
    const names = [...site.files.keys()].flatMap((name) => {
      const { folder, entry } = splitEntryName(name) ?? {};
      return entry !== undefined && folder === schema.collection ? entry : [];
    });
    const isProse = hasProse(collectionDefinitions.get(schema.collection) ?? {});
    const file = `${schema.collection}/${value}.${isProse ? 'md' : 'json'}`;
    return `there is no file ${quote(value)} in ${schema.collection}/${expectedName(value, names, file)}`;
  });
};

const collectionsAreListed: Rule = (site) => {
  const shown = site.routes
    .flatMap(sectionsOf)
    .map((name) => site.sections.get(name)?.file.definition?.listOf);
  const folders = new Set(site.entries.map(({ folder }) => folder));
  return [...folders]
    .filter((folder) => !shown.includes(folder))
    .flatMap((folder) => {
      const message = `no page lists these pages, expected a section of the kind ${folder}`;
      return problemIn(site, folder, [], message);
    });
};

export const entryRules: Rules = {
  rules: [entriesExist],
  warnings: [collectionsAreListed],
};
