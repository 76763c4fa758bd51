import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
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
    return validate ? problemsOf(file, validate) : [unknownKind(file, [...kindsOf(definitions).keys()])];
  };
}

function unknownKind({ value, problem }: ContentFile, kinds: readonly string[]): Problem {
  if (!isRecord(value)) return problem([], `found ${describe(value)}, expected a group of keys in { }`);
  if (Object.hasOwn(value, 'kind')) return problem(['kind'], unknownName(value.kind, kinds, 'kind'));
  return { ...problem([], `the key 'kind' is missing, expected ${eitherOf(kinds)}`), field: 'kind' };
}

function problemsOf(file: ContentFile, validate: ValidateFunction): Problem[] {
  if (validate(file.value)) return [];
  const errors = validate.errors ?? [];
  return [...valueProblems(file, errors), ...keyProblems(file, errors)];
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
    const path = pathOf(file.value, error);
    problems.set(error.instancePath, file.problem(path, explainSchemaError(error, path)));
  }
  return [...problems.values()];
}

function pathOf(value: unknown, { instancePath, keyword, params }: ErrorObject): FieldPath {
  const path = pathFromPointer(value, instancePath);
  return keyword === 'uniqueItems' ? [...path, repeatedIndex(params)] : path;
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
  const groups = new Map<string, ErrorObject[]>();
  for (const error of errors.filter(isAboutKeys)) {
    groups.set(error.instancePath, [...(groups.get(error.instancePath) ?? []), error]);
  }
  return [...groups].flatMap(([pointer, group]) => {
    const path = pathFromPointer(file.value, pointer);
    const [{ parentSchema, data } = { parentSchema: {}, data: undefined }] = group;
    const schema = (parentSchema ?? {}) as SchemaDetails;
    const free = Object.keys(schema.properties ?? {}).filter(
      (key) => isRecord(data) && !Object.hasOwn(data, key),
    );
    const unknown = namesIn(group, 'additionalProperty');
    const missing = new Set(namesIn(group, 'missingProperty'));
    const unknownProblems = unknown.map((key) => {
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

function namesIn(errors: readonly ErrorObject[], param: string): string[] {
  return errors.flatMap(({ params }) => {
    const name: unknown = (params as Record<string, unknown>)[param];
    return typeof name === 'string' ? [name] : [];
  });
}
