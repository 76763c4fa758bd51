import { baseName, collectionDefinitions, entryOf, hasProse } from '../../definitions/definitions';
import { quote } from '../../parse/problem';
import { expectedName } from '../../parse/nearest';
import { wordsInAddress } from '../../parse/plain-name';
import { sectionsOf } from '../../model/pages/section';
import { checkTypes, checkTexts, type Rule, problemIn, type Rules } from './rule';

const entriesExist: Rule = (site) => {
  const places = new Set([...site.files.keys()].map(baseName));
  return checkTexts(site, (value, { schema }) => {
    if (!schema.entryOf || value.trim() === '' || places.has(`${schema.entryOf}/${value}`)) return undefined;
    const names = [...site.files.keys()].flatMap((name) => {
      const { folder, entry } = entryOf(name) ?? {};
      return entry !== undefined && folder === schema.entryOf ? entry : [];
    });
    const isProse = hasProse(collectionDefinitions.get(schema.entryOf) ?? {});
    const file = `${schema.entryOf}/${value}.${isProse ? 'md' : 'json'}`;
    return `there is no file ${quote(value)} in ${schema.entryOf}/${expectedName(value, names, file)}`;
  });
};

const tagsAreConsistent: Rule = (site) => {
  const first = new Map<string, { tag: string; name: string }>();
  return checkTypes(
    site,
    ({ hasPage }) => hasPage,
    (tag, { name }) => {
      const slug = wordsInAddress(tag);
      if (!slug) return `found ${quote(tag)}, expected a letter or a digit in it, for its address`;
      const same = first.get(slug) ?? { tag, name };
      first.set(slug, same);
      return same.tag === tag
        ? undefined
        : `found ${quote(tag)}, but ${same.name} has ${quote(same.tag)}, whose page has the same address, expected one spelling or another word`;
    },
  );
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
  fieldRules: [tagsAreConsistent],
  rules: [entriesExist],
  warnings: [collectionsAreListed],
};
