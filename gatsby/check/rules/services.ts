import { type Problem, quote } from '../problem';
import { isHttpsAddress } from '../href';
import { checkFormat, type Content, hasKnownKeys, listAt, listedSections, type Rule } from './rule';
import { analyticsServices, needsConsent } from '../../content/analytics';
import { isRecord } from '../../content/definitions/definitions';
import type { ContentFile } from '../parse-content';
import { missingKey } from '../schema-messages';
import { readSections } from '../../content/section';

/** Pages that no frame shows, and the address that their site offers for it, where it can be derived. */
const pages: readonly [page: RegExp, address?: (id: string) => string][] = [
  [
    /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]+)/,
    (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  ],
  [
    /^https:\/\/(?:(?:www|m)\.)?youtube\.com\/playlist\?(?:.*&)?list=([\w-]+)/,
    (id) => `https://www.youtube-nocookie.com/embed/videoseries?list=${id}`,
  ],
  [/^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/, (id) => `https://player.vimeo.com/video/${id}`],
  [/^https:\/\/(?:www\.)?loom\.com\/share\/(\w+)/, (id) => `https://www.loom.com/embed/${id}`],
  [
    /^https:\/\/open\.spotify\.com\/(?:intl-\w+\/)?((?:track|album|playlist|artist|episode|show)\/\w+)/,
    (id) => `https://open.spotify.com/embed/${id}`,
  ],
  [
    /^https:\/\/(?:www\.)?instagram\.com\/((?:p|reel)\/[\w-]+)\/?(?:$|\?)/,
    (id) => `https://www.instagram.com/${id}/embed`,
  ],
  [
    /^https:\/\/(?:www\.)?tiktok\.com\/@[\w.-]+\/video\/(\d+)/,
    (id) => `https://www.tiktok.com/player/v1/${id}`,
  ],
  [/^https:\/\/(?:(?:www|m)\.)?youtube\.com\/(?!embed\/)/],
  [/^https:\/\/(?:www\.)?tiktok\.com\/(?!player\/|embed\/)/],
  [/^https:\/\/vm\.tiktok\.com\//],
  [/^https:\/\/(?:www\.)?vimeo\.com\//],
  [/^https:\/\/(?:www\.)?instagram\.com\/(?!.*\/embed)/],
  [/^https:\/\/(?:www\.)?loom\.com\/(?!embed\/)/],
  [/^https:\/\/open\.spotify\.com\/(?!embed\/)/],
  [/^https:\/\/(?:www\.)?google\.[a-z.]+\/maps(?!\/embed|\/d\/.*embed)/],
  [/^https:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps)\//],
  [/^https:\/\/(?:(?:www|m)\.)?facebook\.com\/(?!plugins\/)/],
  [/^https:\/\/(?:www\.)?(?:x|twitter|soundcloud)\.com\//],
  [/^https:\/\/(?:www\.)?dailymotion\.com\/(?!embed\/)/],
  [/^https:\/\/forms\.gle\//],
  [/^https:\/\/studio\.youtube\.com\//],
  [/^https:\/\/(?:www\.)?figma\.com\/(?!embed)/],
  [/^https:\/\/(?:www\.)?linkedin\.com\/(?!embed\/)/],
  [/^https:\/\/docs\.google\.com\/\w+\/d\/.*\/edit\b/],
];

/** Embedded addresses can be loaded in a frame. The security policy allows their origins. */
const embedsCanLoad: Rule = (content) =>
  checkFormat(content, 'embed', (text) => {
    for (const [page, address] of pages) {
      const [found, id = ''] = page.exec(text) ?? [];
      const advice = address
        ? quote(address(id))
        : 'the address in the code that the site offers for embedding';
      if (found) return `found ${quote(text)}, which cannot be embedded, expected ${advice}`;
    }
    if (isHttpsAddress(text)) return undefined;
    return /^<iframe\b/i.test(text.trim())
      ? 'found the whole code, expected only the address in its "src"'
      : `found ${quote(text)}, expected an address such as "https://player.vimeo.com/video/1234567"`;
  });

const google = /googletagmanager\.com|google-analytics\.com/;

/** Services whose script does nothing by itself. */
const demanding =
  /connect\.facebook\.net|hotjar\.com|clarity\.ms|mc\.yandex|snap\.licdn\.com|analytics\.tiktok\.com|intercom|crisp\.chat|tawk\.to|drift\.com|tidio|zdassets|livechat|hs-scripts|chatwoot|olark/;

/** Explains that a script needs more than its address. */
function explainScript(address: string, hasPolicy: boolean): string | undefined {
  if (google.test(address))
    return `found ${quote(address)}, expected "service": "google-analytics" or "google-tag-manager", with its "id"`;
  return demanding.test(address) && !hasPolicy
    ? `found ${quote(address)}, a script that needs more than its address, expected a "policy" beside it that allows what it loads`
    : undefined;
}

/** Each service has what its script needs, and a visitor can be asked for consent. */
const integrationsAreComplete: Rule = ({ files }) => {
  const file = files.get('integrations.json');
  if (!file) return [];
  const schema = file.definition?.properties?.analytics?.items;
  const services = listAt(file.value, 'analytics');
  const mistakes = services.flatMap((entry, index) =>
    isRecord(entry) && hasKnownKeys(entry, schema) ? serviceMistakes(file, entry, index) : [],
  );
  const asks = services.some((entry) => isRecord(entry) && needsConsent(entry as never));
  return [...mistakes, ...(asks ? missingLabels(files.get('labels.json')) : [])];
};

/** A tag manager has no effect unless it may load the scripts of its tags. */
const policyOfTags = {
  reason: 'Tags of our campaign',
  scripts: ['https://tags.example'],
  trustedTypes: false,
};

function serviceMistakes(file: ContentFile, entry: Record<string, unknown>, index: number): Problem[] {
  const { service, id, script, policy } = entry;
  const place = ['analytics', index];
  const unsupported = typeof script === 'string' && explainScript(script, policy !== undefined);
  if (unsupported) return [file.problem([...place, 'script'], unsupported)];
  const missing = (key: string, example: unknown): Problem => ({
    ...file.problem(
      place,
      `the key '${key}' is missing, which "service": ${quote(String(service))} needs, expected for example "${key}": ${JSON.stringify(example)}`,
    ),
    field: `analytics[${index}].${key}`,
  });
  if (service === 'custom')
    return [
      ...(script === undefined ? [missing('script', 'https://stats.example.com/script.js')] : []),
      ...(id === undefined
        ? []
        : [file.problem([...place, 'id'], 'a custom script has no id, expected none', 'key')]),
    ];
  const known = Object.hasOwn(analyticsServices, String(service)) && analyticsServices[String(service)];
  if (!known) return [];
  if (id === undefined) return [missing('id', known.example)];
  if (service === 'google-tag-manager' && policy === undefined) return [missing('policy', policyOfTags)];
  if (typeof id !== 'string' || id.trim() === '' || known.isId.test(id)) return [];
  const message = `found ${quote(id)}, expected the ${known.idName} of your site at this service, such as ${quote(known.example)}`;
  return [file.problem([...place, 'id'], message)];
}

/** The question before a script that needs consent is a text like all others. */
function missingLabels(labels: ContentFile | undefined): Problem[] {
  const schema = labels?.definition;
  if (!labels || !schema || !isRecord(labels.value)) return [];
  if (Object.hasOwn(labels.value, 'consent') || !hasKnownKeys(labels.value, schema)) return [];
  return [{ ...labels.problem([], missingKey('consent', schema)), field: 'consent' }];
}

/** Every integration has a place on a page, and every question a script. */
const integrationsHaveAnEffect: Rule = (content) => {
  const integrations = content.files.get('integrations.json');
  const labels = content.files.get('labels.json');
  const has = (key: string): boolean =>
    isRecord(integrations?.value) && Object.hasOwn(integrations.value, key);
  const warnings: (Problem | false | undefined)[] = [
    has('embedOrigins') &&
      shownSections(content, 'embed').length === 0 &&
      integrations?.problem(['embedOrigins'], 'no page shows a section of the kind embed', 'key'),
    isRecord(labels?.value) &&
      Object.hasOwn(labels.value, 'consent') &&
      !listAt(integrations?.value, 'analytics').some((entry) => needsConsent(entry as never)) &&
      labels.problem(['consent'], 'no script of integrations.json needs consent, so nobody is asked', 'key'),
  ];
  return warnings.filter((warning) => !!warning);
};

/** The sections of a kind that a page shows. */
function shownSections(content: Content, kind: string): unknown[] {
  const names = listedSections(content);
  return [...readSections(content).values()]
    .filter(({ name }) => names.has(name))
    .map(({ file }) => file.value)
    .filter((value) => isRecord(value) && value.kind === kind);
}

export const rules: readonly Rule[] = [embedsCanLoad, integrationsAreComplete];

export const warnings: readonly Rule[] = [integrationsHaveAnEffect];
