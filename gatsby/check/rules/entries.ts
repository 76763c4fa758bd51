import { baseName, collectionDefinitions, entryOf, hasProse } from '../../definitions/definitions';
import { quote } from '../../parse/problem';
import { expectedName } from '../../parse/nearest';
import { wordsInAddress } from '../../parse/plain-name';
import { sectionsOf } from '../../model/section';
import { checkTypes, checkTexts, type Rule, problemIn, type Rules } from './rule';

const entriesExist: Rule = (content) => {
  const places = new Set([...content.files.keys()].map(baseName));
  return checkTexts(content, (value, { schema }) => {
    if (!schema.entryOf || value.trim() === '' || places.has(`${schema.entryOf}/${value}`)) return undefined;
    const names = [...content.files.keys()].flatMap((name) => {
      const { folder, entry } = entryOf(name) ?? {};
      return entry !== undefined && folder === schema.entryOf ? entry : [];
    });
    const isProse = hasProse(collectionDefinitions.get(schema.entryOf) ?? {});
    const file = `${schema.entryOf}/${value}.${isProse ? 'md' : 'json'}`;
    return `there is no file ${quote(value)} in ${schema.entryOf}/${expectedName(value, names, file)}`;
  });
};

const tagsAreConsistent: Rule = (content) => {
  const first = new Map<string, { tag: string; name: string }>();
  return checkTypes(
    content,
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

const collectionsAreListed: Rule = (content) => {
  const shown = content.routes
    .flatMap(sectionsOf)
    .map((name) => content.sections.get(name)?.file.definition?.listOf);
  const folders = new Set(content.entries.map(({ folder }) => folder));
  return [...folders]
    .filter((folder) => !shown.includes(folder))
    .flatMap((folder) => {
      const message = `no page lists these pages, expected a section of the kind ${folder}`;
      return problemIn(content, folder, [], message);
    });
};

export const entryRules: Rules = {
  fieldRules: [tagsAreConsistent],
  rules: [entriesExist],
  warnings: [collectionsAreListed],
};
