import { Ajv, type ErrorObject } from 'ajv';
import type { ContentFile } from '../parse/parse-text';
import {
  baseName,
  definitions,
  type FieldPath,
  hasProse,
  isMarkdown,
  isRecord,
  kindDefinitions,
  type Schema,
} from '../definitions/definitions';
import { didYouMean, nearest } from '../parse/nearest';
import { eitherOf, type Problem, quote } from '../parse/problem';
import { explainOldForm } from './old-form';
import { describe, explainSchemaError, missingKey, unknownName } from './schema-messages';

// The type `Schema` has the keywords. Rules check those that JSON Schema does not define.
const ajv = new Ajv({ allErrors: true, verbose: true, strictSchema: false, validateFormats: false });
for (const schema of definitions.values()) ajv.addSchema(schema);

/**
 * Validates a content file by its definition. It has the shape of that if every key is there and has its type, so that
 * rules about several files can read it.
 *
 * @returns all problems, and those of them because of which it has not
 */
export function checkSchema(file: ContentFile): {
  problems: Problem[];
  ofShape: Problem[];
  hasShape: boolean;
} {
  const validate = file.definition && ajv.getSchema(file.definition.$id ?? '');
  const fail = (...problems: Problem[]) => ({ problems, ofShape: problems, hasShape: false });
  if (file.value === undefined) return fail();
  const oldForm = explainOldForm(file);
  if (oldForm) return fail(oldForm);
  if (!validate) return fail(unknownKind(file));
  if (hasProse(file.definition ?? {}) !== isMarkdown(file.name)) return fail(wrongFormat(file));
  void validate(file.value);
  const errors = (validate.errors ?? []).filter((error) => !isExplained(error));
  const toProblems = (some: readonly ErrorObject[]) => [
    ...valueProblems(file, some),
    ...keyProblems(file, some),
  ];
  const ofShape = toProblems(errors.filter((error) => !isAboutValue(error)));
  return { problems: toProblems(errors), ofShape, hasShape: ofShape.length === 0 };
}

/** Whether an error is about a value of the right type that rules can read. */
const isAboutValue = ({ keyword, parentSchema }: ErrorObject): boolean =>
  /^(?:min|max)|^(?:pattern|uniqueItems)$/.test(keyword) && !(parentSchema as Schema).fieldType?.throws;

function unknownKind({ value, problem }: ContentFile): Problem {
  const kinds = [...kindDefinitions.keys()];
  if (!isRecord(value)) return problem([], `found ${describe(value)}, expected a group of keys in { }`);
  if (Object.hasOwn(value, 'kind')) return problem(['kind'], unknownName(value.kind, kinds));
  return problem(['kind'], `the key 'kind' is missing, expected ${eitherOf(kinds)}`);
}

function wrongFormat({ name, definition, problem }: ContentFile): Problem {
  const [format, ending] = isMarkdown(name) ? ['JSON', 'json'] : ['Markdown', 'md'];
  const message = `files of this kind are ${format}, expected the name ${baseName(name).split('/').at(-1)}.${ending}`;
  return problem(definition?.properties?.kind ? ['kind'] : [], message);
}

/** Whether the type of the field explains all that is wrong with a text. Then the pattern is for editor programs. */
function isExplained({ keyword, parentSchema }: ErrorObject): boolean {
  const { fieldType } = parentSchema as Schema;
  return keyword === 'pattern' && fieldType?.explain !== undefined && !fieldType.throws;
}

/** One problem per field, the last one of Ajv: an address that is too long and no address is reported as no address. */
function valueProblems(file: ContentFile, errors: readonly ErrorObject[]): Problem[] {
  const problems = new Map<string, Problem>();
  for (const error of errors) {
    if (['additionalProperties', 'required'].includes(error.keyword)) continue;
    const { i, j } = error.params as { i: number; j: number };
    // The later one of two equal entries.
    const path = error.keyword === 'uniqueItems' ? [...pathOf(error), Math.max(i, j)] : pathOf(error);
    problems.set(error.instancePath, file.problem(path, explainSchemaError(error, path)));
  }
  return [...problems.values()];
}

/** Converts a JSON Pointer. It contains only keys of definitions, which are no numbers, and list positions. */
const pathOf = ({ instancePath }: ErrorObject): FieldPath =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

/** Unknown and missing keys. An unknown key with a similar name to a missing one gives one problem. */
function keyProblems(file: ContentFile, errors: readonly ErrorObject[]): Problem[] {
  const guessed = new Set<string>();
  const unknown = errors.flatMap((error) => {
    const key = error.params.additionalProperty as string | undefined;
    if (key === undefined) return [];
    const { properties = {} } = error.parentSchema as Schema;
    const free = Object.keys(properties).filter((name) => !Object.hasOwn(error.data as object, name));
    const guess = nearest(key, free);
    guessed.add(`${error.instancePath}/${guess}`);
    const advice = didYouMean(guess, `, expected ${eitherOf(Object.keys(properties))}`);
    return file.problem([...pathOf(error), key], `unknown key ${quote(key)}${advice}`, 'key');
  });
  const missing = errors.flatMap((error) => {
    const key = error.params.missingProperty as string | undefined;
    if (key === undefined || guessed.has(`${error.instancePath}/${key}`)) return [];
    return file.problem([...pathOf(error), key], missingKey(key, error.parentSchema as Schema));
  });
  return [...unknown, ...missing];
}
