import { hash } from 'node:crypto';
import type { AnalyticsScript } from '../../src/content-model/model';
import type { Integrations } from './site';

/** What a service documents about its script. `{id}` is replaced by the id of the site. */
interface AnalyticsService {
  example: string;
  isId: RegExp;
  src: string;
  attributes?: Readonly<Record<string, string>>;
  /** Where the script sends data on the servers of its makers, besides the origin that it comes from. */
  origins?: readonly string[];
  /** Whether the script is one of Google's, which store a number in the browser and need consent. */
  isGoogle?: true;
}

/** The services by their names in integrations.json. All of them watch the history, so they count every page. */
export const analyticsServices: Readonly<Record<string, AnalyticsService>> = {
  // https://plausible.io/docs/plausible-script
  plausible: {
    example: 'studio.example',
    isId: /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[\w-]+)*$/,
    src: 'https://plausible.io/js/script.js',
    attributes: { 'data-domain': '{id}' },
  },
  // https://umami.is/docs/tracker-configuration
  umami: {
    example: '94db1cb1-74f4-4a40-ad6c-962362670409',
    isId: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
    src: 'https://cloud.umami.is/script.js',
    attributes: { 'data-website-id': '{id}' },
    origins: ['https://api-gateway.umami.dev', 'https://gateway.umami.is'],
  },
  // https://usefathom.com/docs/script/script-advanced
  fathom: {
    example: 'ABCDEFGH',
    isId: /^[A-Z]{5,10}$/,
    src: 'https://cdn.usefathom.com/script.js',
    // The canonical address changes after the history, and every page has one address.
    attributes: { 'data-site': '{id}', 'data-spa': 'auto', 'data-canonical': 'false' },
  },
  // https://developers.google.com/tag-platform/security/guides/csp#google_analytics_4_google_analytics
  'google-analytics': {
    example: 'G-A1B2C3D4E5',
    isId: /^G-[A-Z\d]{4,12}$/,
    src: 'https://www.googletagmanager.com/gtag/js?id={id}',
    origins: ['https://*.google-analytics.com', 'https://*.analytics.google.com'],
    isGoogle: true,
  },
  // https://developers.google.com/tag-platform/security/guides/csp
  'google-tag-manager': {
    example: 'GTM-A1B2C3D',
    isId: /^GTM-[A-Z\d]{4,10}$/,
    src: 'https://www.googletagmanager.com/gtm.js?id={id}',
    isGoogle: true,
  },
};

type Service = NonNullable<Integrations['analytics']>[number];

export const needsConsent = ({ service, consent }: Pick<Service, 'service' | 'consent'>): boolean =>
  consent ?? (service === 'custom' || analyticsServices[service]?.isGoogle === true);

export const analyticsScripts = ({ analytics }: Integrations): AnalyticsScript[] =>
  (analytics ?? []).map((entry) => {
    const { service, id = '', script } = entry;
    const { src = '', attributes = {}, isGoogle } = analyticsServices[service] ?? {};
    const fill = (text: string) => text.replace('{id}', id);
    return {
      src: script ?? fill(src),
      attributes: Object.fromEntries(Object.entries(attributes).map(([name, text]) => [name, fill(text)])),
      needsConsent: needsConsent(entry),
      ...(isGoogle && { googleId: id }),
    };
  });

/** What a visitor's answer is about: other scripts need a new question. */
export function consentId(scripts: readonly AnalyticsScript[]): string | null {
  const addresses = scripts.flatMap(({ src, needsConsent }) => (needsConsent ? src : []));
  return addresses.length > 0 ? hash('sha256', addresses.join(' ')).slice(0, 8) : null;
}

/** What the services open in the security policy. */
export const policyExceptions = ({ analytics }: Integrations) =>
  (analytics ?? []).flatMap(({ service, script, policy }) =>
    policy ? { ...policy, service: script ?? service } : [],
  );

type PolicyException = ReturnType<typeof policyExceptions>[number];

export function describeException({ service, reason, ...opened }: PolicyException): string {
  const changes = Object.entries(opened).map(([name, value]) =>
    Array.isArray(value) ? `${name} from ${value.join(', ')}` : `${name} ${String(value)}`,
  );
  return `The security policy allows ${service}: ${changes.join('; ')}. ${reason}`;
}

export const analyticsTargets = ({ analytics }: Integrations): string[] =>
  (analytics ?? []).flatMap(({ service, script, origins = [] }) => {
    const known = analyticsServices[service];
    return [...(script ? [script] : [known?.src ?? '', ...(known?.origins ?? [])]), ...origins];
  });
