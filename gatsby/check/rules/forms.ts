import { isRecord } from '../../content/definitions/definitions';
import { type Problem, quote } from '../problem';
import { isHttpsAddress } from '../href';
import { checkFormat, checkTexts, type Content, hasKnownKeys, listAt, type Rule } from './rule';

/** HTTP delivery has an endpoint, and every endpoint is safe to publish. */
const formsCanBeDelivered: Rule = (content) => [
  ...missingEndpoint(content),
  ...checkFormat(content, 'endpoint', endpointMistake),
  ...unreadableAnswers(content),
];

function missingEndpoint({ files }: Content): Problem[] {
  const file = files.get('forms.json');
  const delivery = isRecord(file?.value) ? file.value.delivery : undefined;
  if (!file || !isRecord(delivery) || delivery.kind !== 'http') return [];
  const isCertain = hasKnownKeys(delivery, file.definition?.properties?.delivery);
  if (Object.hasOwn(delivery, 'endpoint') || !isCertain) return [];
  const message =
    'the key \'endpoint\' is missing, which "kind": "http" needs, expected for example "endpoint": "https://forms.example/contact"';
  return [{ ...file.problem(['delivery'], message), field: 'delivery.endpoint' }];
}

/** Mailchimp lets no other site read its answers, so a form would report that each message failed. */
const unreadable = /^https:\/\/[^/]+\.list-manage\.com\//;

const unreadableAnswers = ({ fields }: Content): Problem[] =>
  fields.flatMap(({ file, schema, value, path }) => {
    if (schema.properties?.endpoint?.format !== 'endpoint' || !isRecord(value)) return [];
    const { endpoint, answer } = value;
    if (typeof endpoint !== 'string' || !unreadable.test(endpoint) || answer === 'page') return [];
    const message =
      'Mailchimp lets no other site read its answer, expected "answer": "page" beside the address';
    return [file.problem([...path, 'endpoint'], message)];
  });

/** For testing a form on the same machine. */
const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:[/?][^\s\\]*)?$/;

/** Names of query parameters that contain secrets, in any spelling: "api_key", "accessToken". */
const secretName = /key$|token|secret|passw|pwd|credential|^auth|^sig(?:nature)?$/i;

/** At least 20 letters and digits in random order. */
const secretValue = /^(?=\D*\d)(?=[^a-z]*[a-z])[\w-]{20,}$/i;

/** A message never repeats a value that looks like a secret, because logs keep messages. */
function endpointMistake(text: string): string | undefined {
  // A path of the site itself.
  if (text.startsWith('/')) return undefined;
  const unknown = `found ${quote(text)}, expected an address such as "https://forms.example/contact"`;
  if (!URL.canParse(text)) return unknown;
  const { username, password, searchParams, protocol, hash } = new URL(text);
  if (username || password)
    return "found a user's name or password in the address, expected none: every visitor can read it";
  // The list of Mailchimp has a long number that is public.
  const secret = [...searchParams].find(
    ([name, value]) => secretName.test(name) || (secretValue.test(value) && !unreadable.test(text)),
  );
  if (secret)
    return `found ${quote(secret[0])} in the address, which looks like a secret, expected none: every visitor can read it`;
  if (hash) return `found ${quote(text)}, expected the address without # and what follows`;
  if (loopback.test(text) || isHttpsAddress(text)) return undefined;
  return protocol === 'http:'
    ? `found ${quote(text)}, expected https:// in place of http://, which is for localhost and 127.0.0.1 only`
    : unknown;
}

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
const formFieldsWork: Rule = ({ files, fields }) => {
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

/** Services whose addresses accept anything from anyone who knows them, without protection against spam. */
const webhook =
  /^https:\/\/(?:(?:webhook|hooks?)\.|[^/]*\/(?:api\/)?webhooks?\/|[^/]*\.webhook\.|chat\.googleapis\.com\/|api\.telegram\.org\/|maker\.ifttt\.com\/|[^/]*\.(?:logic\.azure\.com|m\.pipedream\.net)(?:[:/]|$))/;

/** Messages of visitors arrive, and their address cannot be misused. */
const formsReachSomeone: Rule = (content) => {
  const simulated = checkTexts(content, (text, { file, path }) =>
    file.name === 'forms.json' && path.join('.') === 'delivery.kind' && text === 'simulated'
      ? 'the forms only pretend to send, so messages of visitors are lost'
      : undefined,
  );
  const exposed = checkFormat(content, 'endpoint', (text) =>
    webhook.test(text)
      ? 'found the address of a webhook, which visitors can read and misuse; expected a form service'
      : undefined,
  );
  return [...simulated, ...exposed];
};

export const rules: readonly Rule[] = [formsCanBeDelivered, formFieldsWork];

export const warnings: readonly Rule[] = [formsReachSomeone];
