import { parseCases } from '../../content-edits';

const integrations = (text: string) =>
  `write: integrations.json → {⏎"$schema": "./schemas/integrations.schema.json",⏎${text}⏎}`;

const analytics = (...entries: string[]) =>
  integrations(`"analytics": [⏎${entries.map((entry) => `{ ${entry} }`).join(',⏎')}⏎]`);

const file = 'content/integrations.json';
const id = `${file}:4:29 analytics[0].id:`;

/** Services that would not load or not count. */
export const badIntegrations = parseCases`
${analytics('"service": "plausible"')}
  ${file}:4:1 analytics[0].id: the key 'id' is missing, which "service": "plausible" needs, expected for example "id": "studio.example"
${analytics('"service": "plausible", "id": "https://paperwork.example"')}
  ${file}:4:33 analytics[0].id: found "https://paperwork.example", expected the domain of your site at this service, such as "studio.example"
${analytics('"service": "umami", "id": "paperwork"')}
  ${id} found "paperwork", expected the website ID of your site at this service, such as "94db1cb1-74f4-4a40-ad6c-962362670409"
${analytics('"service": "fathom", "id": "abc"')}
  ${file}:4:30 analytics[0].id: found "abc", expected the site ID of your site at this service, such as "ABCDEFGH"
${analytics('"service": "goatcounter", "id": "https://paper.goatcounter.com"')}
  ${file}:4:35 analytics[0].id: found "https://paper.goatcounter.com", expected the code or host of your site at this service, such as "studio"
${analytics('"service": "fathom", "id": "ABCDEFGH", "script": "http://stats.example/script.js"')}
  ${file}:4:52 analytics[0].script: found "http://stats.example/script.js", expected the address of a script such as "https://stats.example.com/script.js"
${analytics('"service": "custom", "consent": false, "script": "https://www.googletagmanager.com/gtag/js?id=G-1"')}
  ${file}:4:52 analytics[0].script: found "https://www.googletagmanager.com/gtag/js?id=G-1"; Google Analytics is not supported: it needs code in the page, which the security policy blocks
${analytics('"service": "custom", "consent": false')}
  ${file}:4:1 analytics[0].script: the key 'script' is missing, which "service": "custom" needs, expected for example "script": "https://stats.example.com/script.js"
${analytics('"service": "custom", "id": "1", "script": "https://stats.example/s.js", "consent": false')}
  ${file}:4:24 analytics[0].id: a custom script has no id, expected none
${analytics('"service": "fathom", "id": "ABCDEFGH", "origins": ["https://stats.example/collect"]')}
  ${file}:4:54 analytics[0].origins[0]: found "https://stats.example/collect", expected an address such as "https://login.example.com", without a path
${analytics('"service": "custom", "script": "https://stats.example/s.js"')}
  content/labels.json:1:1 consent: the key 'consent' is missing: The question before a script of integrations.json that needs consent. Sites without such a script have no use for it.
${integrations('"bookingLink": "/abuot"')}
  ${file}:3:16 bookingLink: no page has the path "/abuot"; did you mean '/about'?
${integrations('"verification": { "google": "<meta name=google-site-verification content=abcdefgh>" }')}
  ${file}:3:29 verification.google: found "<meta name=google-site-verification content=abcdefgh>", expected only the letters and digits in "content", such as "a1B2c3D4e5F6"
`;
