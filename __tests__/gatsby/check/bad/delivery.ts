import { type BadContent, replace } from './bad-content';

const endpoint = 'https://forms.example/paper';
const at = 'content/forms.json:5:17 delivery.endpoint';

/** Puts another address in the endpoint's place. */
const sentTo = (address: string) => replace('forms.json', endpoint, address);

/** Why forms cannot be sent, or must not. */
export const badDelivery: readonly BadContent[] = [
  {
    title: 'a kind that is unknown',
    spoil: replace('forms.json', '"post"', '"pots"'),
    says: ["content/forms.json:4:13 delivery.kind: kind 'pots' is unknown; did you mean 'post'?"],
  },
  {
    title: 'sending without an endpoint',
    spoil: replace('forms.json', `,\n    "endpoint": "${endpoint}"`, ''),
    says: [
      'content/forms.json:3:15 delivery.endpoint: the key \'endpoint\' is missing, which "kind": "post" needs, expected for example "endpoint": "https://forms.example/contact"',
    ],
  },
  {
    title: 'a misspelt endpoint',
    spoil: replace('forms.json', '"endpoint"', '"endpiont"'),
    says: ['content/forms.json:5:5 delivery.endpiont: unknown key "endpiont"; did you mean \'endpoint\'?'],
  },
  {
    title: 'an endpoint without encryption',
    spoil: sentTo('http://forms.example/paper'),
    says: [
      `${at}: found "http://forms.example/paper", expected https:// in place of http://, which is for localhost and 127.0.0.1 only`,
    ],
  },
  {
    title: 'an endpoint that only looks like the own machine',
    spoil: sentTo('http://localhost.forms.example/paper'),
    says: [
      `${at}: found "http://localhost.forms.example/paper", expected https:// in place of http://, which is for localhost and 127.0.0.1 only`,
    ],
  },
  {
    title: 'an endpoint that is no address',
    spoil: sentTo('forms.example/paper'),
    says: [`${at}: found "forms.example/paper", expected an address such as "https://forms.example/contact"`],
  },
  {
    title: 'an endpoint of another scheme',
    spoil: sentTo('mailto:hello@forms.example'),
    says: [
      `${at}: found "mailto:hello@forms.example", expected an address such as "https://forms.example/contact"`,
    ],
  },
  {
    title: 'an endpoint with a space',
    spoil: sentTo('https://forms.example/pa per'),
    says: [
      `${at}: found "https://forms.example/pa per", expected an address such as "https://forms.example/contact"`,
    ],
  },
  {
    title: 'an endpoint with a fragment',
    spoil: sentTo(`${endpoint}#contact`),
    says: [
      `${at}: found "https://forms.example/paper#contact", expected the address without # and what follows`,
    ],
  },
  {
    title: 'a password in an endpoint, which is not repeated',
    spoil: sentTo('https://paper:scissors@forms.example/'),
    says: [`${at}: found a user's name or password in the address, expected none: every visitor can read it`],
  },
  {
    title: 'a key in an endpoint, which is not repeated',
    spoil: sentTo(`${endpoint}?form=1&api_key=stone`),
    says: [
      `${at}: found "api_key" in the address, which looks like a secret, expected none: every visitor can read it`,
    ],
  },
  {
    title: 'what looks like a key in an endpoint',
    spoil: sentTo(`${endpoint}?id=9f86d081884c7d659a2feaa0`),
    says: [
      `${at}: found "id" in the address, which looks like a secret, expected none: every visitor can read it`,
    ],
  },
  {
    title: 'an endpoint for the newsletter without encryption',
    spoil: replace(
      'forms.json',
      '"kind": "post",',
      '"kind": "post", "newsletterEndpoint": "http://a.example/",',
    ),
    says: [
      'content/forms.json:4:43 delivery.newsletterEndpoint: found "http://a.example/", expected https:// in place of http://, which is for localhost and 127.0.0.1 only',
    ],
  },
  {
    title: 'a bad endpoint that waits for its use',
    spoil: (copy) => {
      copy.replace('forms.json', '"post"', '"simulated"');
      copy.replace('forms.json', endpoint, 'http://forms.example/paper');
    },
    says: [
      `${at}: found "http://forms.example/paper", expected https:// in place of http://, which is for localhost and 127.0.0.1 only`,
    ],
  },
  {
    title: 'an encoding that is unknown',
    spoil: replace('forms.json', '"kind": "post",', '"kind": "post", "encoding": "xml",'),
    says: ["content/forms.json:4:33 delivery.encoding: encoding 'xml' is unknown, expected 'form' or 'json'"],
  },
  {
    title: 'a honeypot that is a field of the form',
    spoil: replace('forms.json', '"kind": "post",', '"kind": "post", "honeypot": "email",'),
    says: [
      'content/forms.json:4:33 delivery.honeypot: found "email", expected a name such as "_gotcha" that no other field has',
    ],
  },
];
