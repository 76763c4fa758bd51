import { compileDefinitions } from './check-schema';
import {
  type Definitions,
  fieldsOf,
  readSchemas,
  resolveReferences,
} from '../content/definitions/definitions';
import { definitionsFolder } from '../content/folders';
import { explainFileError, fileProblem, oneLine, type Problem, sortProblems } from './problem';
import { readContent, shownName } from './read-content';
import { accentsAreReadable, fontsAreInstalled, logosAreShowable } from './rules/brand';
import { datesExist, entriesExist, listsHaveOnePage } from './rules/entries';
import { formsCanBeDelivered } from './rules/services/delivery';
import { embedsCanLoad } from './rules/services/embeds';
import { integrationsAreComplete } from './rules/services/integrations';
import { linksLeadSomewhere } from './rules/links';
import { imagesFitTheirPlaces } from './rules/images/images';
import { alternativesAreSingle, exactlyOneIsMarked, keysAreUnique } from './rules/lists';
import { redirectsLeadSomewhere } from './rules/redirects';
import { regionIsKnown } from './rules/region';
import { routesAreFree } from './rules/routes';
import type { Rule } from './rules/rule';
import { sectionsExist } from './rules/sections';
import { textsAreShowable, titlesFitSearchResults } from './rules/texts';

/** In the order of precedence: if two rules report the same field, only the problem of the first is kept. */
const rules: readonly Rule[] = [
  keysAreUnique,
  routesAreFree,
  sectionsExist,
  entriesExist,
  datesExist,
  listsHaveOnePage,
  exactlyOneIsMarked,
  alternativesAreSingle,
  redirectsLeadSomewhere,
  linksLeadSomewhere,
  imagesFitTheirPlaces,
  logosAreShowable,
  accentsAreReadable,
  fontsAreInstalled,
  regionIsKnown,
  embedsCanLoad,
  formsCanBeDelivered,
  integrationsAreComplete,
  titlesFitSearchResults,
  textsAreShowable,
];

/**
 * Reads all content and checks its syntax, each file against its definition, and references between files.
 * It never rejects: a folder or a file that cannot be read is a problem like any other.
 *
 * @returns what could be read, if the definitions could, and the problems, sorted by file and place
 */
export async function checkContent(directory: string, schemas = definitionsFolder) {
  const compiled = compileOnce(schemas);
  if (typeof compiled === 'string') return { problems: [fileProblem(shownName(schemas), compiled)] };
  const { definitions, check } = compiled;
  const { files, problems } = await readContent(directory, definitions);
  const all = [...files.values()];
  const fields = all.flatMap((file) =>
    fieldsOf(file.definition ?? {}, file.value).map((field) => ({ file, ...field })),
  );
  const content = { directory, files, definitions, fields };
  const found = [
    [...problems, ...all.flatMap((file) => file.problems)],
    all.flatMap(check),
    ...(await Promise.all(rules.map((rule) => rule(content)))),
  ];
  return { content, problems: sortProblems(onePerField(found)) };
}

/** The definitions that were compiled last. Development checks content after every edit, and they seldom change. */
let last:
  { text: string; definitions: Definitions; check: ReturnType<typeof compileDefinitions> } | undefined;

/** @returns a message if a definition cannot be used */
function compileOnce(folder: string): NonNullable<typeof last> | string {
  try {
    const schemas = readSchemas(folder);
    const text = JSON.stringify([...schemas]);
    if (last?.text !== text)
      last = { text, definitions: resolveReferences(schemas), check: compileDefinitions(schemas) };
    return last;
  } catch (error) {
    return error instanceof Error && !('code' in error)
      ? `a definition is no JSON Schema: ${oneLine(error.message)}`
      : `the folder of the definitions ${explainFileError(error)}`;
  }
}

/** Keeps the first problem of each field, so that one mistake gives one message. */
function onePerField(stages: readonly Problem[][]): Problem[] {
  const taken = new Set<string>();
  return stages.flatMap((stage) => {
    const fresh = stage.filter(({ file, field }) => !field || !taken.has(`${file} ${field}`));
    for (const { file, field } of fresh) taken.add(`${file} ${field}`);
    return fresh;
  });
}
