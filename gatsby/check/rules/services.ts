import { type Problem, quote } from '../../parse/problem';
import { isHttpsAddress } from '../href';
import { sectionsOf } from '../../model/content';
import { checkFormat, type FieldRule, problemIn, type Rule, type Rules } from './rule';
import { analyticsServices, needsConsent } from '../../model/analytics';
import type { ContentFile } from '../../parse/parse-content';
import { missingKey } from '../schema-messages';
import { sectionsOfKind } from '../../model/section';
import type { Integrations } from '../../model/site-content';

/** Pages that no frame shows. */
const unframeable: readonly RegExp[] = [
  /^https:\/\/(?:(?:www|m)\.)?(?:youtube|tiktok|loom|dailymotion|figma|linkedin|facebook)\.com\/(?!(?:embed|player|plugins)\b)/,
  /^https:\/\/(?:www\.)?(?:vimeo|x|twitter|soundcloud|ted)\.com\//,
  /^https:\/\/(?:(?:www|m)\.)?(?:twitch\.tv|openstreetmap\.org(?!\/export\/embed)|canva\.com(?!.*[?&]embed))\//,
  /^https:\/\/maps\.google\.[a-z.]+\/(?!.*output=embed)/,
  /^https:\/\/(?:www\.)?instagram\.com\/(?!.*\/embed)/,
  /^https:\/\/open\.spotify\.com\/(?!embed\/)/,
  /^https:\/\/(?:www\.)?google\.[a-z.]+\/maps(?!\/embed|\/d\/.*embed)/,
  /^https:\/\/calendar\.google\.com\/(?!calendar\/(?:embed|appointments)\b)/,
  /^https:\/\/docs\.google\.com\/\w+\/d\/.*\/edit\b/,
  /^https:\/\/(?:youtu\.be|vm\.tiktok\.com|studio\.youtube\.com|maps\.app\.goo\.gl|goo\.gl\/maps|forms\.gle|calendar\.app\.google)\//,
];

/** Embedded addresses can be loaded in a frame. The security policy allows their origins. */
const embedsCanLoad: FieldRule = (content) =>
  checkFormat(content, 'embed', (text) => {
    if (!isHttpsAddress(text))
      return `found ${quote(text)}, expected an address such as "https://player.vimeo.com/video/1234567"`;
    return unframeable.some((page) => page.test(text))
      ? `found ${quote(text)}, which cannot be embedded, expected the address in the code that the site offers for embedding`
      : undefined;
  });

const google = /googletagmanager\.com|google-analytics\.com/;

/** Each service has what its script needs, and a visitor can be asked for consent. */
const integrationsAreComplete: Rule = ({ files, integrations: { analytics = [] } }) => {
  const file = files.get('integrations.json');
  const labels = files.get('labels.json');
  if (!file) return [];
  const mistakes = analytics.flatMap((entry, index) => serviceMistake(file, entry, index) ?? []);
  // The question before a script that needs consent is a text like all others.
  if (!labels?.definition || 'consent' in (labels.value as object) || !analytics.some(needsConsent))
    return mistakes;
  return [...mistakes, labels.problem(['consent'], missingKey('consent', labels.definition))];
};

function serviceMistake(
  file: ContentFile,
  { service, id, script, policy }: NonNullable<Integrations['analytics']>[number],
  index: number,
): Problem | undefined {
  const report = (key: string, message: string) => file.problem(['analytics', index, key], message);
  const missing = (key: string, example: unknown) =>
    report(
      key,
      `the key '${key}' is missing, which "service": ${quote(service)} needs, expected for example "${key}": ${JSON.stringify(example)}`,
    );
  if (script && google.test(script))
    return report(
      'script',
      `found ${quote(script)}, expected "service": "google-analytics" or "google-tag-manager", with its "id"`,
    );
  const known = analyticsServices[service];
  if (!known && !script) return missing('script', 'https://stats.example.com/script.js');
  if (!known) return id === undefined ? undefined : report('id', 'a custom script has no id, expected none');
  if (id === undefined) return missing('id', known.example);
  // It has no effect unless it may load the scripts of its tags.
  if (service === 'google-tag-manager' && !policy) return missing('policy', { reason: 'Our campaign' });
  const { idName, example, isId } = known;
  const message = `found ${quote(id)}, expected the ${idName} of your site at this service, such as ${quote(example)}`;
  return isId.test(id) ? undefined : report('id', message);
}

/** Every integration has a place on a page, and every question a script. */
const integrationsHaveAnEffect: Rule = (content) => {
  const { analytics = [], embedOrigins } = content.integrations;
  const asks = 'consent' in (content.files.get('labels.json')?.value as object);
  const embeds = sectionsOfKind(content, 'embed', content.routes.flatMap(sectionsOf));
  const warn = (name: string, key: string, message: string) =>
    problemIn(content, name, [key], message, 'key');
  return [
    ...(embedOrigins && embeds.length === 0
      ? warn('integrations.json', 'embedOrigins', 'no page shows a section of the kind embed')
      : []),
    ...(asks && !analytics.some(needsConsent)
      ? warn('labels.json', 'consent', 'no script of integrations.json needs consent, so nobody is asked')
      : []),
  ];
};

export const serviceRules: Rules = {
  fieldRules: [embedsCanLoad],
  rules: [integrationsAreComplete],
  warnings: [integrationsHaveAnEffect],
};
