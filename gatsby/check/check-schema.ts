import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { ContentFile } from './parse-content';
import type { Definitions } from '../content/definitions';
import { nearest } from './nearest';
import { type FieldPath, fieldName, type Problem } from './problem';
import { isRecord, type SchemaDetails } from './schema-details';
import { explainSchemaError, missingKey, repeatedIndex, unknownKey } from './schema-messages';

/** Formats that rules of their own check: their patterns only serve editor programs, the rules say more. */
const formatsWithRules = ['href', 'image', 'endpoint'];

/** Formats that a pattern beside them checks. */
const formatsWithPatterns = ['email', 'price'];

/** Holds a content file against its definition. */
export type SchemaCheck = (file: ContentFile) => Problem[];

/**
 * Compiles the definitions.
 *
 * @param definitions all definitions
 * @returns a check for every content file that has a definition of its name
 * @throws when a definition is no valid JSON Schema
 */
export function compileDefinitions(definitions: Definitions): SchemaCheck {
  const ajv = new Ajv({ allErrors: true, verbose: true });
  ajv.addVocabulary(['patternErrorMessage']);
  for (const format of [...formatsWithRules, ...formatsWithPatterns]) ajv.addFormat(format, true);
  for (const schema of definitions.values()) ajv.addSchema(schema);

  return (file) => {
    const validate = ajv.getSchema(file.name.replace(/\.json$/, '.schema.json'));
    return validate ? problemsOf(file, validate) : [];
  };
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

/** One problem a field, the validator's last: of a text that is too long and no price, it says that it is no price. */
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

/** Reads a JSON Pointer (RFC 6901); only the value it points into tells a position from a key of digits. */
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

/** Problems with keys, where an unknown key that was meant for a missing one is a single mistake. */
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
