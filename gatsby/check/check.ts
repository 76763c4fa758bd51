import { checkSchema } from './check-schema';
import { inAllLanguages, type SiteContent, toSiteContent } from '../model/site-content';
import { formatProblem, type Problem, sortProblems } from '../parse/problem';
import { readContent } from '../model/read-content';
import { brandRules } from './rules/brand';
import { dateRules } from './rules/dates';
import { entryRules } from './rules/entries';
import { fileRules } from './rules/files';
import { formRules } from './rules/forms';
import { imageRules } from './rules/images/images';
import { linkRules } from './rules/pages/links';
import { listRules } from './rules/lists';
import { movedPageRules } from './rules/pages/moved-pages';
import { redirectRules } from './rules/pages/redirects';
import { routeRules } from './rules/pages/routes';
import { sectionRules } from './rules/pages/sections';
import { serviceRules } from './rules/services';
import { textRules } from './rules/texts';
import { translationRules } from './rules/translations';
import { windowsRules } from './rules/windows-names';
import { checkTexts, type FieldRule, type Rules } from './rules/rule';
import { type Content, toContent } from '../model/content';
import { readTranslations, translateContent } from './read-translations';

/** In the order of precedence. */
const all: readonly Rules[] = [
  ...[listRules, dateRules, routeRules, sectionRules, imageRules, brandRules, entryRules],
  ...[translationRules, serviceRules, formRules, redirectRules, movedPageRules],
  ...[linkRules, textRules, fileRules, windowsRules],
];

const formats = new Map(all.flatMap((its) => Object.entries(its.formats ?? {})));

/** The definition reports empty texts. */
const textsHaveTheirFormat: FieldRule = (content) =>
  checkTexts(content, (text, { schema }) =>
    text.trim() ? formats.get(schema.format ?? '')?.(text, content) : undefined,
  );

const fieldRules = [textsHaveTheirFormat, ...all.flatMap((its) => its.fieldRules ?? [])];
const rules = all.flatMap((its) => its.rules ?? []);
const targetRules = all.flatMap((its) => its.targetRules ?? []);
const warnings = all.flatMap((its) => its.warnings ?? []);

/**
 * Reads all content and checks its syntax, each file against its definition, and then what several files have to do with
 * each other. It never rejects: a folder or a file that cannot be read is a problem like any other.
 *
 * @returns what could be read, the content if all files have the shape of their definitions, and the problems, sorted by
 *   file and place
 */
export async function checkContent(directory: string) {
  const original = await readContent(directory);
  const read = toContent({ directory, ...original });
  const [found, hasShape] = checkFiles(original);
  found.push(...(await apply(fieldRules, read)));
  const folders = hasShape ? await readTranslations(read) : [];
  const checked = folders.map(checkFiles);
  found.push(...checked.flatMap(([problems]) => problems));
  let content: SiteContent | undefined;
  if (hasShape && checked.every(([, hasShape]) => hasShape)) {
    const translated = translateContent(read, folders);
    content = toSiteContent(translated.content);
    found.push(...(await apply(rules, content)));
    if (hasTargets(found)) found.push(...(await apply(targetRules, content)));
    // A mistake in the first language would be reported for each one that does not translate it, or that does.
    if (found.flat().length === 0) found.push(translated.problems);
    if (found.flat().length === 0)
      for (const translation of content.translations) {
        found.push(...(await apply(fieldRules, translation)), ...(await apply(rules, translation)));
        if (hasTargets(found)) found.push(...(await apply(targetRules, translation)));
      }
  }
  return { read, content, problems: sortProblems(onePerField(found)) };
}

/** Whether no mistake makes links to a page, an anchor or a post, which its date can hide, seem wrong. */
const hasTargets = (found: readonly Problem[][]): boolean =>
  found
    .flat()
    .every(({ file, field }) => !file.endsWith('/pages.json') && field !== 'anchor' && field !== 'date');

/** What can be said of each file without the others, and whether rules about several files can read all of them. */
function checkFiles({ files, problems }: Awaited<ReturnType<typeof readContent>>): [Problem[][], boolean] {
  const all = [...files.values()];
  const results = all.map(checkSchema);
  return [
    [[...problems, ...all.flatMap((file) => file.problems)], results.flatMap((result) => result.problems)],
    problems.length === 0 && results.every(({ hasShape }) => hasShape),
  ];
}

const apply = <Read extends Content>(
  all: readonly ((content: Read) => Problem[] | Promise<Problem[]>)[],
  content: Read,
): Promise<Problem[][]> => Promise.all(all.map((rule) => rule(content)));

/** Keeps the first problem of each field, so that one mistake gives one message. */
function onePerField(stages: readonly Problem[][]): Problem[] {
  const taken = new Set<string>();
  return stages.flatMap((stage) => {
    const fresh = stage.filter(({ file, field }) => !field || !taken.has(`${file} ${field}`));
    for (const { file, field } of fresh) taken.add(`${file} ${field}`);
    return fresh;
  });
}

export async function findWarnings(content: SiteContent): Promise<Problem[]> {
  const found = await Promise.all(inAllLanguages(content).map((language) => apply(warnings, language)));
  // What is not translated has the same warnings in every language.
  const unique = new Map(found.flat(2).map((problem) => [formatProblem(problem), problem]));
  return sortProblems([...unique.values()]);
}
