import { isRecord } from '../../../content/definitions/definitions';
import { quote } from '../../problem';
import { hasKnownKeys, listAt, type Rule } from '../rule';

/** The keys that the types of fields have, besides those of all. */
const keysOfType = new Map<unknown, readonly string[]>([
  ...['text', 'email', 'tel', 'number', 'textarea'].map(
    (type) => [type, ['placeholder', 'autocomplete']] as const,
  ),
  ['date', ['autocomplete']],
  ['select', ['options', 'placeholder', 'autocomplete']],
  ['radio', ['options']],
  ['checkbox', []],
  ['file', []],
]);

const keysOfSomeTypes = ['placeholder', 'autocomplete', 'options'];

/** The fields of forms have what their types need, and their delivery takes them. */
export const formFieldsWork: Rule = ({ files, fields }) => {
  const forms = files.get('forms.json')?.value;
  const delivery = isRecord(forms) && isRecord(forms.delivery) ? forms.delivery : {};
  return fields.flatMap(({ schema, value, file, path }) => {
    const explain = { FormField: fieldMistake, Form: nameMistake }[schema.title ?? ''];
    const isCertain = isRecord(value) && hasKnownKeys(value, schema);
    const mistake = isCertain && explain?.(value, delivery);
    return mistake ? [file.problem([...path, ...mistake.path], mistake.message)] : [];
  });
};

type Explain = (
  value: Record<string, unknown>,
  delivery: Record<string, unknown>,
) => { path: (string | number)[]; message: string } | undefined;

const fieldMistake: Explain = (field, { kind }) => {
  const keys = keysOfType.get(field.type);
  // The definition reports other types.
  if (!keys) return undefined;
  const type = String(field.type);
  if (type === 'file' && kind === 'simulated')
    return {
      path: ['type'],
      message: 'found "file", which needs "kind": "http" in forms.json and a service that takes files',
    };
  if (keys.includes('options') && !Object.hasOwn(field, 'options'))
    return {
      path: [],
      message: `the key 'options' is missing, which the type ${quote(type)} needs, expected a list of texts`,
    };
  const unused = keysOfSomeTypes.find((key) => Object.hasOwn(field, key) && !keys.includes(key));
  return unused
    ? { path: [unused], message: `the type ${quote(type)} does not use '${unused}', expected none` }
    : undefined;
};

/** Fields that the form adds by itself have other names. */
const nameMistake: Explain = (form, { honeypot }) => {
  const consent = isRecord(form.privacy) && form.privacy.consent === true && 'consent';
  const names = listAt(form, 'fields').map((field) => isRecord(field) && field.name);
  const index = names.findIndex((name) => name && [honeypot, consent].includes(name as string));
  const message = `found ${quote(String(names[index]))}, the name of a field that the form adds by itself, expected another`;
  return index < 0 ? undefined : { path: ['fields', index, 'name'], message };
};
