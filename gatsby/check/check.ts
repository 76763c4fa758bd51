import { checkSchema } from './check-schema';
import { checkTools } from './check-tools';
import { fieldRules } from './field-rules';
import { createSite } from '../model/create-site';
import { inAllLanguages } from '../model/languages/languages';
import type { Site } from '../model/site';
import { translateSite } from '../model/languages/translation';
import type { ContentFile } from '../parse/parse-text';
import { formatProblem, missingFile, type Problem, sortProblems } from '../parse/problem';
import { readContent, type Unsaved } from '../model/read-content';
import { brandRules } from './rules/brand';
import { colourRules } from './rules/colours';
import { dateRules } from './rules/dates';
import { entryRules } from './rules/entries';
import { fileRules } from './rules/files';
import { formRules } from './rules/forms';
import { imageRules } from './rules/images/images';
import { linkRules } from './rules/pages/links';
import { movedPageRules } from './rules/pages/moved-pages';
import { redirectRules } from './rules/pages/redirects';
import { routeRules } from './rules/pages/routes';
import { sectionRules } from './rules/pages/sections';
import { serviceRules } from './rules/services';
import { textRules } from './rules/texts';
import { translationRules } from './rules/translations';
import { windowsRules } from './rules/windows-names';
import type { Rule, Rules } from './rules/rule';
import { compareLanguages, readTranslations } from './read-translations';
import { repairFiles } from './repair';

/** In the order of precedence. */
const all: readonly Rules[] = [
  ...[dateRules, routeRules, sectionRules, imageRules, brandRules, colourRules, entryRules],
  ...[translationRules, serviceRules, formRules, redirectRules, movedPageRules],
  ...[linkRules, textRules, fileRules, windowsRules],
];

const otherFieldRules = all.flatMap((rulesOfFile) => rulesOfFile.fieldRules ?? []);
const fieldRulesOf = (site: Site) => [...fieldRules(checkTools(site)), ...otherFieldRules];
const rules = all.flatMap((rulesOfFile) => rulesOfFile.rules ?? []);
const targetRules = all.flatMap((rulesOfFile) => rulesOfFile.targetRules ?? []);
const warnings = all.flatMap((rulesOfFile) => rulesOfFile.warnings ?? []);

/**
 * Reads all content and checks its syntax, each file against its definition, and then what several files have to do with
 * each other. It never rejects: a folder or a file that cannot be read is a problem like any other.
 *
 * @param unsaved files that are not as on the disk
 * @returns what could be read, the content if all files have the shape of their definitions, and the problems, sorted by
 *   file and place
 */
export async function checkContent(directory: string, unsaved?: Unsaved) {
  const original = { directory, ...(await readContent(directory, false, unsaved)) };
  const read = createSite(original);
  const own = checkFiles(original);
  const found = [...own.problems, ...(await apply(fieldRulesOf(read), read))];
  const repaired = createSite({ ...original, files: own.files });
  const translations = (await readTranslations(repaired, unsaved)).map((folder) => ({
    folder,
    checked: checkFiles(folder, true),
  }));
  const checked = translations.map((translation) => translation.checked);
  found.push(...checked.flatMap(({ problems }) => problems));
  let site: Site | undefined;
  if (own.hasNames) {
    const folders = translations.map(({ folder, checked: { files } }) => ({ ...folder, files }));
    site = translateSite(repaired, folders);
    const brokenGroups = groupsOf([own, ...checked].flatMap(({ ofShape }) => ofShape));
    const add = async (all: readonly Rule[], language: Site) =>
      found.push(...(await apply(all, language)).map((problems) => withoutGroups(problems, brokenGroups)));
    const checkLanguage = async (language: Site) => {
      await add(rules, language);
      if (own.hasAnchors && hasTargets(found)) await add(targetRules, language);
    };
    await checkLanguage(site);
    if (hasTargets(found)) found.push(folders.flatMap((folder) => compareLanguages(repaired, folder)));
    for (const translation of site.translations) {
      await add(fieldRulesOf(translation), translation);
      await checkLanguage(translation);
    }
  }
  const hasShape = [own, ...checked].every((result) => result.hasShape);
  return { read, site: hasShape ? site : undefined, problems: sortProblems(onePerField(found)) };
}

/** The fields of pages that decide their addresses and anchors. */
const ofAddress = /^$|^pages(?:\[\d+\](?:\.(?:path|slug|sections).*)?)?$/;

/** Whether no mistake makes links to a page, an anchor or a post, which its date can hide, seem wrong. */
const hasTargets = (found: readonly Problem[][]): boolean =>
  found
    .flat()
    .every(
      ({ file, field }) =>
        !(file.endsWith('/pages.json') && ofAddress.test(field)) && field !== 'anchor' && field !== 'date',
    );

/**
 * What can be said of each file without the others, and all files with the shape of their definitions, so that rules about
 * several files can read them.
 */
function checkFiles(
  { directory, files, problems }: Awaited<ReturnType<typeof readContent>> & { directory: string },
  isTranslation = false,
) {
  const all = [...files.values()];
  const results = new Map(all.map((file) => [file, checkSchema(file)]));
  const isReadable = ({ value, definition }: ContentFile) => value !== undefined && definition !== undefined;
  const readable = isTranslation ? all.filter(isReadable) : all;
  return {
    problems: [
      [...problems, ...all.flatMap((file) => file.problems)],
      [...results.values()].flatMap((result) => result.problems),
    ],
    files: repairFiles(directory, readable, {
      hasShape: (file) => results.get(file)?.hasShape === true,
      isTranslation,
    }),
    /** Those of shape, and the whole of a file that could not be read. */
    ofShape: [...results].flatMap(([file, { ofShape }]) =>
      file.value === undefined ? file.problem([], '') : ofShape,
    ),
    hasShape: problems.length === 0 && [...results.values()].every((result) => result.hasShape),
    /** Whether no file has a wrong name, with which references to it would seem wrong. */
    hasNames: problems.every(({ message }) => message === missingFile),
    /** Whether the anchors of all sections and entries are known. */
    hasAnchors: all.every((file) => !file.name.includes('/') || isReadable(file)),
  };
}

const apply = (all: readonly Rule[], site: Site): Promise<Problem[][]> =>
  Promise.all(all.map((rule) => rule(site)));

/** A field, and the groups and lists that it is in: "plans[0].price", "plans[0]", "plans". */
const withParents = (field: string): string[] => {
  const parent = field.replace(/(?:\.[^.[\]]+|\[[^\]]*\])$/, '');
  return parent === field ? [field] : [field, ...withParents(parent)];
};

/** Files that could not be read, and groups with a mistake: what rules say of the rest of them follows from it. */
const groupsOf = (problems: readonly Problem[]): Set<string> =>
  new Set(
    problems.flatMap(({ file, field }) => {
      const [, group] = withParents(field);
      return field === '' ? file : group ? `${file} ${group}` : [];
    }),
  );

const withoutGroups = (problems: readonly Problem[], groups: ReadonlySet<string>): Problem[] =>
  problems.filter(
    ({ file, field }) =>
      !groups.has(file) && !withParents(field).some((parent) => groups.has(`${file} ${parent}`)),
  );

/** Keeps the first problem of each field, so that one mistake gives one message. */
function onePerField(stages: readonly Problem[][]): Problem[] {
  const taken = new Set<string>();
  return stages.flatMap((stage) => {
    const keyOf = (problem: Problem) =>
      problem.field ? `${problem.file} ${problem.field}` : formatProblem(problem);
    const fresh = stage.filter((problem) => !taken.has(keyOf(problem)));
    for (const problem of fresh) taken.add(keyOf(problem));
    return fresh;
  });
}

export async function findWarnings(site: Site): Promise<Problem[]> {
  const found = await Promise.all(inAllLanguages(site).map((language) => apply(warnings, language)));
  // What is not translated has the same warnings in every language.
  const unique = new Map(found.flat(2).map((problem) => [formatProblem(problem), problem]));
  return sortProblems([...unique.values()]);
}
