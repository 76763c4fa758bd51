import { compileDefinitions, type SchemaCheck } from './check-schema';
import { definitionOf, type Definitions, fieldsOf, readDefinitions } from '../content/definitions';
import { definitionsFolder } from '../content/folders';
import { fileProblem, oneLine, type Problem, sortProblems } from './problem';
import { listFolder, readContent, shownName } from './read-content';
import { explainFileError } from './read-text';
import { formsCanBeDelivered } from './rules/delivery';
import { linksLeadSomewhere } from './rules/links';
import { imagesFitTheirPlaces } from './rules/images';
import { exactlyOneIsMarked, keysAreUnique } from './rules/lists';
import { routesAreFree } from './rules/routes';
import type { Content, Rule } from './rules/rule';
import { sectionsExist } from './rules/sections';
import { textsAreShowable, titlesFitSearchResults } from './rules/texts';

/** In the order of precedence: if two rules report the same field, only the problem of the first is kept. */
const rules: readonly Rule[] = [
  keysAreUnique,
  routesAreFree,
  sectionsExist,
  exactlyOneIsMarked,
  linksLeadSomewhere,
  imagesFitTheirPlaces,
  formsCanBeDelivered,
  titlesFitSearchResults,
  textsAreShowable,
];

export interface CheckedContent {
  /** What could be read; missing if the folder or the definitions could not. */
  content?: Content;
  /** Sorted by file and place. */
  problems: Problem[];
}

/**
 * Reads all content and checks its syntax, each file against its definition, and references between files.
 * It never rejects: a folder or a file that cannot be read is a problem like any other.
 *
 * @param directory absolute path of the content folder
 */
export async function checkContent(directory: string, schemas = definitionsFolder): Promise<CheckedContent> {
  const listing = await listFolder(directory);
  if ('problem' in listing) return { problems: [listing.problem] };
  const definitions = loadDefinitions(schemas);
  if ('problem' in definitions) return { problems: [definitions.problem] };
  const { all, check } = definitions;

  const { names, files, problems } = await readContent(directory, listing.names, all);
  const fields = [...files.values()].flatMap((file) => {
    const definition = definitionOf(all, file.name, file.value);
    return definition ? fieldsOf(all, definition, file.value).map((field) => ({ file, ...field })) : [];
  });
  const content = { directory, names, files, definitions: all, fields };

  const found = [
    problems,
    [...files.values()].flatMap(check),
    ...(await Promise.all(rules.map((rule) => rule(content)))),
  ];
  return { content, problems: sortProblems(onePerField(found)) };
}

/** The definitions that were compiled last. Development checks content after every edit, and they seldom change. */
let compiled: { text: string; check: SchemaCheck } | undefined;

function compileOnce(all: Definitions): SchemaCheck {
  const text = JSON.stringify([...all]);
  if (compiled?.text !== text) compiled = { text, check: compileDefinitions(all) };
  return compiled.check;
}

function loadDefinitions(folder: string): { all: Definitions; check: SchemaCheck } | { problem: Problem } {
  try {
    const all = readDefinitions(folder);
    return { all, check: compileOnce(all) };
  } catch (error) {
    const message =
      error instanceof Error && !('code' in error)
        ? `a definition is no JSON Schema: ${oneLine(error.message)}`
        : `the folder of the definitions ${explainFileError(error)}`;
    return { problem: fileProblem(shownName(folder), message) };
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
