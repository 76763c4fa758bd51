import { textField } from '../texts/text';
import { isHttpsAddress } from '../../https-address';

/** For testing a form on the same machine. */
const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?:[/?][^\s\\]*)?$/;

/** Names of query parameters that contain secrets, in any spelling: "api_key", "accessToken". */
const secretName = /key$|token|secret|passw|pwd|credential|^auth|^sig(?:nature)?$/i;

export const endpoint = textField({
  format: 'endpoint',
  pattern: String.raw`^(https://|http://(localhost|127\.0\.0\.1)([:/?]|$)|/([^/\\]|$))`,
  expected: 'expected an address such as "https://forms.example/contact"',
  max: 300,
  // A message never repeats a value that looks like a secret, because logs keep messages.
  explain: (text, { quote }) => {
    // A path of the site itself.
    if (text.startsWith('/')) return undefined;
    const unknown = `found ${quote(text)}, expected an address such as "https://forms.example/contact"`;
    if (!URL.canParse(text)) return unknown;
    const { username, password, searchParams } = new URL(text);
    if (username || password)
      return "found a user's name or password in the address, expected none: every visitor can read it";
    const secret = [...searchParams.keys()].find((name) => secretName.test(name));
    if (secret)
      return `found ${quote(secret)} in the address, which looks like a secret, expected none: every visitor can read it`;
    return loopback.test(text) || isHttpsAddress(text) ? undefined : unknown;
  },
  receivesForms: true,
  directives: ['connect-src', 'form-action'],
});
