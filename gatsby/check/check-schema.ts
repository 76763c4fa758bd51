import { Ajv, type ErrorObject } from 'ajv';
import type { ContentFile } from './parse-content';
import { definitionOf, type Definitions, kindsOf, ownKeywords } from '../content/definitions';
import { nearest } from './nearest';
import { eitherOf, type FieldPath, fieldName, type Problem } from './problem';
import { isRecord, type SchemaDetails } from './schema-details';
import {
  describe,
  explainSchemaError,
  missingKey,
  repeatedIndex,
  unknownKey,
  unknownName,
} from './schema-messages';

/** Formats that rules check. Their patterns are for completion in editors; the messages of the rules are better. */
const formatsWithRules = ['href', 'image', 'endpoint', 'section'];

/** Formats that are checked by a pattern or a list of names. */
const otherFormats = ['email', 'price', 'icon', 'network', 'document-title'];

/** Validates a content file against its definition. */
export type SchemaCheck = (file: ContentFile) => Problem[];

/** @throws if a definition is not a valid JSON Schema */
export function compileDefinitions(definitions: Definitions): SchemaCheck {
  const ajv = new Ajv({ allErrors: true, verbose: true });
  ajv.addVocabulary(ownKeywords);
  for (const format of [...formatsWithRules, ...otherFormats]) ajv.addFormat(format, true);
  for (const schema of definitions.values()) ajv.addSchema(schema);

  return (file) => {
    const definition = definitionOf(definitions, file.name, file.value);
    const validate = definition && ajv.getSchema(definition);
    if (!validate) return [unknownKind(file, [...kindsOf(definitions).keys()])];
    void validate(file.value);
    const errors = validate.errors ?? [];
    return [...valueProblems(file, errors), ...keyProblems(file, errors)];
  };
}

function unknownKind({ value, problem }: ContentFile, kinds: readonly string[]): Problem {
  if (!isRecord(value)) return problem([], `found ${describe(value)}, expected a group of keys in { }`);
  if (Object.hasOwn(value, 'kind')) return problem(['kind'], unknownName(value.kind, kinds, 'kind'));
  return { ...problem([], `the key 'kind' is missing, expected ${eitherOf(kinds)}`), field: 'kind' };
}

const isAboutKeys = ({ keyword }: ErrorObject): boolean =>
  keyword === 'additionalProperties' || keyword === 'required';

const hasRule = ({ keyword, parentSchema }: ErrorObject): boolean =>
  keyword === 'pattern' && formatsWithRules.includes((parentSchema as SchemaDetails).format ?? '');

/** One problem per field, the last one of Ajv: a text that is too long and not a price is reported as not a price. */
function valueProblems(file: ContentFile, errors: readonly ErrorObject[]): Problem[] {
  const problems = new Map<string, Problem>();
  for (const error of errors) {
    if (isAboutKeys(error) || hasRule(error)) continue;
    const parent = pathFromPointer(file.value, error.instancePath);
    const path = error.keyword === 'uniqueItems' ? [...parent, repeatedIndex(error.params)] : parent;
    problems.set(error.instancePath, file.problem(path, explainSchemaError(error, path)));
  }
  return [...problems.values()];
}

/** Converts a JSON Pointer (RFC 6901) to a path. The value tells list positions from keys that are digits. */
function pathFromPointer(root: unknown, pointer: string): FieldPath {
  let value = root;
  return pointer
    .split('/')
    .slice(1)
    .map((part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(value) ? Number(key) : key;
      value = (value as Record<string | number, unknown>)[step];
      return step;
    });
}

/** Unknown and missing keys. An unknown key with a similar name to a missing one gives one problem. */
function keyProblems(file: ContentFile, errors: readonly ErrorObject[]): Problem[] {
  const aboutKeys = errors.filter(isAboutKeys);
  return [...new Set(aboutKeys.map(({ instancePath }) => instancePath))].flatMap((pointer) => {
    const group = aboutKeys.filter(({ instancePath }) => instancePath === pointer);
    const names = (param: string): string[] =>
      group.flatMap(({ params }) => (params as Record<string, string>)[param] ?? []);
    const path = pathFromPointer(file.value, pointer);
    const schema = (group[0]?.parentSchema ?? {}) as SchemaDetails;
    const data = group[0]?.data as object;
    const free = Object.keys(schema.properties ?? {}).filter((key) => !Object.hasOwn(data, key));
    const missing = new Set(names('missingProperty'));
    const unknownProblems = names('additionalProperty').map((key) => {
      const guess = nearest(key, missing);
      if (guess) missing.delete(guess);
      return file.problemWithKey([...path, key], unknownKey(key, schema, guess ?? nearest(key, free)));
    });
    const missingProblems = [...missing].map((key) => ({
      ...file.problem(path, missingKey(key, schema)),
      field: fieldName([...path, key]),
    }));
    return [...unknownProblems, ...missingProblems];
  });
}
