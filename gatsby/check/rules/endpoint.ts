import { quote } from '../problem';
import { isHttpsAddress } from './href';

/** For trying a form out on the own machine. */
const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:[/?][^\s\\]*)?$/;

/** Names that secrets go by in a query, in any spelling: "api_key", "accessToken". */
const secretName = /key$|token|secret|passw|pwd|credential|^auth|^sig(?:nature)?$/i;

/** Letters and digits in no order that anybody would remember. */
const secretValue = /^(?=\D*\d)(?=[^a-z]*[a-z])[\w-]{20,}$/i;

const expected = 'expected an address such as "https://forms.example/contact"';

/**
 * Says what is wrong with the address that a form is sent to. What looks like a secret is refused and never repeated:
 * the address is part of every page, and messages are kept in logs.
 *
 * @param text the address as the content has it
 * @returns one line, or undefined when nothing is wrong
 */
export function endpointMistake(text: string): string | undefined {
  if (!URL.canParse(text)) return `found ${quote(text)}, ${expected}`;
  const { username, password, searchParams, protocol, hash } = new URL(text);
  if (username || password)
    return "found a user's name or password in the address, expected none: every visitor can read it";
  const secret = [...searchParams].find(([name, value]) => secretName.test(name) || secretValue.test(value));
  if (secret)
    return `found ${quote(secret[0])} in the address, which looks like a secret, expected none: every visitor can read it`;
  if (hash) return `found ${quote(text)}, expected the address without # and what follows`;
  if (loopback.test(text) || isHttpsAddress(text)) return undefined;
  if (protocol === 'http:')
    return `found ${quote(text)}, expected https:// in place of http://, which is for localhost and 127.0.0.1 only`;
  return `found ${quote(text)}, ${expected}`;
}
