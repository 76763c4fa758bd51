import { compileDefinitions } from './check-schema';
import { readDefinitions } from '../content/definitions/definitions';
import { formatProblem, type Problem, sortProblems } from './problem';
import type { ContentFile } from './parse-content';
import { readContent } from './read-content';
import * as brand from './rules/brand';
import * as dates from './rules/dates';
import * as entries from './rules/entries';
import * as files from './rules/files';
import * as forms from './rules/forms';
import * as images from './rules/images/images';
import * as links from './rules/pages/links';
import * as lists from './rules/lists';
import * as redirects from './rules/pages/redirects';
import * as routes from './rules/pages/routes';
import * as sections from './rules/pages/sections';
import * as services from './rules/services';
import * as texts from './rules/texts';
import * as translations from './rules/translations';
import { type Content, toContent } from './rules/rule';
import { readTranslations } from './read-translations';

/** In the order of precedence: if two rules report the same field, only the problem of the first is kept. */
const rules = [
  lists,
  routes,
  sections,
  entries,
  dates,
  redirects,
  links,
  images,
  brand,
  translations,
  services,
  forms,
  texts,
].flatMap((its) => its.rules);

/** What is valid but has no effect, or fails visitors when the site is published. */
const warnings = [sections, entries, dates, links, images, brand, services, forms, files, texts].flatMap(
  (its) => its.warnings,
);

const definitions = readDefinitions();
const checkSchema = compileDefinitions(definitions);

/**
 * Reads all content and checks its syntax, each file against its definition, and references between files.
 * It never rejects: a folder or a file that cannot be read is a problem like any other.
 *
 * @returns what could be read, and the problems, sorted by file and place
 */
export async function checkContent(directory: string) {
  const { names, files, problems } = await readContent(directory, definitions);
  const { content, folders } = await readTranslations(toContent({ directory, names, files, definitions }));
  const found = [...stagesOf(files, problems), ...(await applyRules(content))];
  // A mistake in the first language would be reported for each one that does not translate it.
  if (found.flat().length === 0) {
    found.push(...folders.flatMap((folder) => stagesOf(folder.files, folder.problems)));
    if (found.flat().length === 0)
      found.push(...(await Promise.all(content.translations.map(applyRules))).flat());
  }
  return { content, problems: sortProblems(onePerField(found)) };
}

/** What can be said of each file without the others. */
const stagesOf = (files: ReadonlyMap<string, ContentFile>, problems: readonly Problem[]): Problem[][] => {
  const all = [...files.values()];
  return [[...problems, ...all.flatMap((file) => file.problems)], all.flatMap(checkSchema)];
};

const applyRules = (content: Content) => Promise.all(rules.map((rule) => rule(content)));

/** Keeps the first problem of each field, so that one mistake gives one message. */
function onePerField(stages: readonly Problem[][]): Problem[] {
  const taken = new Set<string>();
  return stages.flatMap((stage) => {
    const fresh = stage.filter(({ file, field }) => !field || !taken.has(`${file} ${field}`));
    for (const { file, field } of fresh) taken.add(`${file} ${field}`);
    return fresh;
  });
}

/** Finds what is valid but has no effect, or fails visitors when the site is published. */
export async function findWarnings(content: Content): Promise<Problem[]> {
  const languages = [content, ...content.translations];
  const found = await Promise.all(languages.flatMap((language) => warnings.map((rule) => rule(language))));
  // What is not translated has the same warnings in every language.
  const unique = new Map(found.flat().map((problem) => [formatProblem(problem), problem]));
  return sortProblems([...unique.values()]);
}
