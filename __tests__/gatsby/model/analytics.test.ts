/** @jest-environment node */
import {
  analyticsScripts,
  analyticsServices,
  analyticsTargets,
  describeException,
  policyExceptions,
} from '../../../gatsby/model/analytics';
import { definitions } from '../../../gatsby/definitions/definitions';
import type { Integrations } from '../../../gatsby/model/site';

type Entries = Pick<Integrations, 'analytics'>;

const umami = '94db1cb1-74f4-4a40-ad6c-962362670409';

const describe = (...analytics: object[]) => {
  const integrations = { analytics } as unknown as Entries;
  return { scripts: analyticsScripts(integrations), targets: analyticsTargets(integrations) };
};

it('knows the services of the definition, and accepts its own examples', () => {
  const { analytics } = definitions.get('integrations.schema.json')?.properties ?? {};
  const names = analytics?.items?.properties?.service?.enum;
  expect([...Object.keys(analyticsServices), 'custom']).toEqual(names);
  for (const { example, isId } of Object.values(analyticsServices)) expect(example).toMatch(isId);
});

it.each([
  ['plausible', 'studio.example', 'https://plausible.io/js/script.js', { 'data-domain': 'studio.example' }],
  ['umami', umami, 'https://cloud.umami.is/script.js', { 'data-website-id': umami }],
  [
    'fathom',
    'ABCDEFGH',
    'https://cdn.usefathom.com/script.js',
    { 'data-site': 'ABCDEFGH', 'data-spa': 'auto', 'data-canonical': 'false' },
  ],
])('the script of %s with the id %s', (service, id, src, attributes) => {
  expect(describe({ service, id }).scripts).toEqual([{ src, attributes, needsConsent: false }]);
});

it('a service on another server sends its data there, and Umami’s own to its gateways', () => {
  const script = 'https://stats.example/script.js';
  const own = describe({ service: 'umami', id: umami, script });
  expect(own.scripts).toMatchObject([{ src: script, attributes: { 'data-website-id': umami } }]);
  expect(own.targets).toEqual([script]);
  expect(describe({ service: 'umami', id: umami }).targets).toContain('https://gateway.umami.is');
});

it.each([
  ['google-analytics', 'G-A1B2C3D4E5', 'gtag/js'],
  ['google-tag-manager', 'GTM-A1B2C3D', 'gtm.js'],
])('%s waits for consent, and its script gets the id', (service, id, file) => {
  const src = `https://www.googletagmanager.com/${file}?id=${id}`;
  expect(describe({ service, id }).scripts).toEqual([
    { src, attributes: {}, needsConsent: true, googleId: id },
  ]);
});

it('says what a service opens in the security policy, and why', () => {
  const policy = { reason: 'For questions.', frames: ['https://chat.example'], trustedTypes: false };
  const script = 'https://chat.example/l.js';
  const analytics = [{ service: 'custom' as const, script, policy }, { service: 'fathom' as const }];
  expect(policyExceptions({ analytics }).map(describeException)).toEqual([
    `The security policy allows ${script}: frames from https://chat.example; trustedTypes false. For questions.`,
  ]);
});

it('a custom script needs consent unless the content says otherwise, and other scripts do not', () => {
  const script = 'https://stats.example/script.js';
  const { scripts } = describe(
    { service: 'custom', script },
    { service: 'custom', script, consent: false },
    { service: 'fathom', id: 'ABCDEFGH', consent: true },
  );
  expect(scripts.map(({ needsConsent }) => needsConsent)).toEqual([true, false, true]);
});
