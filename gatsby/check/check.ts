import { compileDefinitions } from './check-schema';
import { fieldsOf, readDefinitions } from '../content/definitions/definitions';
import { type Problem, sortProblems } from './problem';
import { readContent } from './read-content';
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
  const all = [...files.values()];
  const fields = all.flatMap((file) =>
    fieldsOf(file.definition ?? {}, file.value).map((field) => ({ file, ...field })),
  );
  const content = { directory, names, files, definitions, fields };
  const found = [
    [...problems, ...all.flatMap((file) => file.problems)],
    all.flatMap(checkSchema),
    ...(await Promise.all(rules.map((rule) => rule(content)))),
  ];
  return { content, problems: sortProblems(onePerField(found)) };
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
