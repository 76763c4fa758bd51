import { isRecord } from '../../../content/definitions/definitions';
import { type Problem, quote } from '../../problem';
import { isHttpsAddress } from '../../href';
import { explainUnsupported } from './unsupported';
import { checkFormat, type Content, hasKnownKeys, type Rule } from '../rule';

/** HTTP delivery has an endpoint, and every endpoint is safe to publish. */
export const formsCanBeDelivered: Rule = (content) => [
  ...missingEndpoint(content),
  ...checkFormat(content, 'endpoint', endpointMistake),
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

/** For testing a form on the same machine. */
const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:[/?][^\s\\]*)?$/;

/** Names of query parameters that contain secrets, in any spelling: "api_key", "accessToken". */
const secretName = /key$|token|secret|passw|pwd|credential|^auth|^sig(?:nature)?$/i;

/** At least 20 letters and digits in random order. */
const secretValue = /^(?=\D*\d)(?=[^a-z]*[a-z])[\w-]{20,}$/i;

/** A message never repeats a value that looks like a secret, because logs keep messages. */
function endpointMistake(text: string): string | undefined {
  const unknown = `found ${quote(text)}, expected an address such as "https://forms.example/contact"`;
  if (!URL.canParse(text)) return unknown;
  const { username, password, searchParams, protocol, hash } = new URL(text);
  if (username || password)
    return "found a user's name or password in the address, expected none: every visitor can read it";
  const secret = [...searchParams].find(([name, value]) => secretName.test(name) || secretValue.test(value));
  if (secret)
    return `found ${quote(secret[0])} in the address, which looks like a secret, expected none: every visitor can read it`;
  const unsupported = explainUnsupported(text);
  if (unsupported) return unsupported;
  if (hash) return `found ${quote(text)}, expected the address without # and what follows`;
  if (loopback.test(text) || isHttpsAddress(text)) return undefined;
  return protocol === 'http:'
    ? `found ${quote(text)}, expected https:// in place of http://, which is for localhost and 127.0.0.1 only`
    : unknown;
}
