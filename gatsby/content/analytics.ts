import type { Integrations } from './site-content';

/** A script that the browser loads for a service. `src/integrations` gets a list of them. */
export interface AnalyticsScript {
  src: string;
  /** Attributes of the script's element, which the script reads. */
  attributes: Readonly<Record<string, string>>;
  needsConsent: boolean;
}

/** What a service documents about its script. */
interface AnalyticsService {
  /** What the service calls the id, with an example. */
  idName: string;
  example: string;
  isId: RegExp;
  src: (id: string) => string;
  attributes: (id: string) => Record<string, string>;
  /** Where the script sends data on the servers of its makers, besides the origin that it comes from. */
  origins: (id: string) => readonly string[];
}

/** GoatCounter's own servers have a code for each site; other servers have a host. */
const goatCounterHost = (id: string): string => (id.includes('.') ? id : `${id}.goatcounter.com`);

/**
 * The services by their names in integrations.json. All of them count the navigation of the router by themselves, because
 * they watch the history, except GoatCounter: see src/integrations/use-page-views.ts.
 */
export const analyticsServices: Readonly<Record<string, AnalyticsService>> = {
  // https://plausible.io/docs/plausible-script
  plausible: {
    idName: 'domain',
    example: 'studio.example',
    isId: /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[\w-]+)*$/,
    src: () => 'https://plausible.io/js/script.js',
    attributes: (id) => ({ 'data-domain': id }),
    origins: () => [],
  },
  // https://umami.is/docs/tracker-configuration
  umami: {
    idName: 'website ID',
    example: '94db1cb1-74f4-4a40-ad6c-962362670409',
    isId: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
    src: () => 'https://cloud.umami.is/script.js',
    attributes: (id) => ({ 'data-website-id': id }),
    origins: () => ['https://api-gateway.umami.dev', 'https://gateway.umami.is'],
  },
  // https://usefathom.com/docs/script/script-advanced
  fathom: {
    idName: 'site ID',
    example: 'ABCDEFGH',
    isId: /^[A-Z]{5,10}$/,
    src: () => 'https://cdn.usefathom.com/script.js',
    // The canonical address changes after the history, and every page has one address.
    attributes: (id) => ({ 'data-site': id, 'data-spa': 'auto', 'data-canonical': 'false' }),
    origins: () => [],
  },
  // https://www.goatcounter.com/help/start
  goatcounter: {
    idName: 'code or host',
    example: 'studio',
    isId: /^[a-z0-9][a-z0-9.-]*[a-z0-9]$/,
    src: (id) => (id.includes('.') ? `https://${id}/count.js` : 'https://gc.zgo.at/count.js'),
    attributes: (id) => ({ 'data-goatcounter': `https://${goatCounterHost(id)}/count` }),
    origins: (id) => [`https://${goatCounterHost(id)}`],
  },
};

type Entry = NonNullable<Integrations['analytics']>[number];

/** Whether the script of an entry waits for consent. */
export const needsConsent = ({ service, consent }: Pick<Entry, 'service' | 'consent'>): boolean =>
  consent ?? service === 'custom';

/** The scripts that the browser loads. */
export const analyticsScripts = ({ analytics }: Pick<Integrations, 'analytics'>): AnalyticsScript[] =>
  (analytics ?? []).map((entry) => {
    const { service, id, script } = entry;
    const known = analyticsServices[service];
    return {
      src: script ?? known?.src(id ?? '') ?? '',
      attributes: known?.attributes(id ?? '') ?? {},
      needsConsent: needsConsent(entry),
    };
  });

/** Addresses to which the scripts send data. */
export const analyticsTargets = ({ analytics }: Pick<Integrations, 'analytics'>): string[] =>
  (analytics ?? []).flatMap(({ service, id, script, origins }) => {
    const known = analyticsServices[service];
    const usual = script ? [script] : [known?.src(id ?? '') ?? '', ...(known?.origins(id ?? '') ?? [])];
    return [...usual, ...(origins ?? [])];
  });
