import { type BadContent, replace } from './bad-content';

const endpoint = 'https://forms.example/paper';
const at = 'content/forms.json:5:17 delivery.endpoint';

const badEndpoint = (title: string, address: string, message: string): BadContent => ({
  title: `an endpoint ${title}`,
  spoil: replace('forms.json', endpoint, address),
  says: [`${at}: ${message}`],
});

const encrypted = 'expected https:// in place of http://, which is for localhost and 127.0.0.1 only';
const example = 'expected an address such as "https://forms.example/contact"';
const secret = 'which looks like a secret, expected none: every visitor can read it';

/** Form delivery that does not work or is not safe. */
export const badDelivery: readonly BadContent[] = [
  {
    title: 'HTTP delivery without an endpoint',
    spoil: replace('forms.json', `,\n    "endpoint": "${endpoint}"`, ''),
    says: [
      'content/forms.json:3:15 delivery.endpoint: the key \'endpoint\' is missing, which "kind": "http" needs, expected for example "endpoint": "https://forms.example/contact"',
    ],
  },
  {
    title: 'a misspelt endpoint',
    spoil: replace('forms.json', '"endpoint"', '"endpiont"'),
    says: ['content/forms.json:5:5 delivery.endpiont: unknown key "endpiont"; did you mean \'endpoint\'?'],
  },
  ...['http://forms.example/paper', 'http://localhost.forms.example/paper'].map((address) =>
    badEndpoint(`without encryption, ${address}`, address, `found "${address}", ${encrypted}`),
  ),
  ...['forms.example/paper', 'mailto:hello@forms.example', 'https://forms.example/pa per'].map((address) =>
    badEndpoint(`that is not a web address, ${address}`, address, `found "${address}", ${example}`),
  ),
  badEndpoint(
    'with a fragment',
    `${endpoint}#contact`,
    `found "${endpoint}#contact", expected the address without # and what follows`,
  ),
  badEndpoint(
    'with a password, which the message does not repeat',
    'https://paper:scissors@forms.example/',
    "found a user's name or password in the address, expected none: every visitor can read it",
  ),
  badEndpoint(
    'with a parameter for a key',
    `${endpoint}?form=1&api_key=stone`,
    `found "api_key" in the address, ${secret}`,
  ),
  badEndpoint(
    'with a value that looks like a key',
    `${endpoint}?id=9f86d081884c7d659a2feaa0`,
    `found "id" in the address, ${secret}`,
  ),
  {
    title: 'a newsletter endpoint without encryption, even if delivery is simulated',
    spoil: replace(
      'forms.json',
      '"kind": "http",',
      '"kind": "simulated", "newsletterEndpoint": "http://a.example/",',
    ),
    says: [`content/forms.json:4:48 delivery.newsletterEndpoint: found "http://a.example/", ${encrypted}`],
  },
  {
    title: 'a honeypot with the name of a field',
    spoil: replace('forms.json', '"kind": "http",', '"kind": "http", "honeypot": "email",'),
    says: [
      'content/forms.json:4:33 delivery.honeypot: found "email", expected a name such as "_gotcha" that no other field has',
    ],
  },
];
