import { fileDefinitions } from '../../definitions/definitions';
import { type Problem, quote } from '../../parse/problem';
import { problemIn, type Rule, type Rules } from './rule';
import { analyticsServices, needsConsent } from '../../model/analytics';
import type { ContentFile } from '../../parse/parse-text';
import { missingKey } from '../schema-messages';
import { askSections, shownSections } from '../../model/pages/section';
import type { Integrations } from '../../model/site';

const google = /googletagmanager\.com|google-analytics\.com/;

/** Services whose script does nothing by itself. */
const scriptsThatNeedPolicy =
  /connect\.facebook\.net|hotjar\.com|clarity\.ms|mc\.yandex|snap\.licdn\.com|analytics\.tiktok\.com|intercom|crisp\.chat|tawk\.to|drift\.com|tidio|zdassets|livechat|hs-scripts|chatwoot|olark/;

const integrationsAreComplete: Rule = (site) => {
  const {
    files,
    labels,
    integrations: { analytics = [] },
  } = site;
  const file = files.get('integrations.json');
  if (!file) return [];
  const mistakes = analytics.flatMap((entry, index) => serviceMistake(file, entry, index) ?? []);
  // The question before a script that needs consent is a text like all others.
  if (labels.consent || !analytics.some(needsConsent)) return mistakes;
  const message = missingKey('consent', fileDefinitions.get('labels.json') ?? {});
  return [...mistakes, ...problemIn(site, 'labels.json', ['consent'], message)];
};

function serviceMistake(
  file: ContentFile,
  { service, id, script = '', policy }: NonNullable<Integrations['analytics']>[number],
  index: number,
): Problem | undefined {
  const report = (key: string, message: string) => file.problem(['analytics', index, key], message);
  const missing = (key: string) =>
    report(key, missingKey(key, file.definition?.properties?.analytics?.items ?? {}));
  if (google.test(script))
    return report(
      'script',
      `found ${quote(script)}, expected "service": "google-analytics" or "google-tag-manager", with its "id"`,
    );
  if (scriptsThatNeedPolicy.test(script) && !policy)
    return report(
      'script',
      `found ${quote(script)}, a script that needs more than its address, expected a "policy" beside it that allows what it loads`,
    );
  const known = analyticsServices[service];
  if (!known && !script) return missing('script');
  if (!known) return id === undefined ? undefined : report('id', 'a custom script has no id, expected none');
  if (id === undefined) return missing('id');
  // It may load the scripts of its tags.
  if (service === 'google-tag-manager' && !policy) return missing('policy');
  const message = `found ${quote(id)}, expected the id of your site at this service, such as ${quote(known.example)}`;
  return known.isId.test(id) ? undefined : report('id', message);
}

const integrationsHaveAnEffect: Rule = (site) => {
  const { analytics = [], embedOrigins } = site.integrations;
  const { admin } = site.settings;
  const framed = askSections(site, shownSections(site), (kind, section) => kind.origins?.(section).frames);
  const warn = (name: string, key: string, message: string) => problemIn(site, name, [key], message, 'key');
  return [
    ...(embedOrigins && framed.length === 0
      ? warn('integrations.json', 'embedOrigins', 'no page shows a part of another site')
      : []),
    ...(site.labels.consent && !analytics.some(needsConsent)
      ? warn('labels.json', 'consent', 'no script of integrations.json needs consent, so nobody is asked')
      : []),
    ...(admin?.review && admin.host === 'gitea'
      ? problemIn(site, 'site.json', ['admin', 'review'], 'only GitHub and GitLab have a review', 'key')
      : []),
  ];
};

export const serviceRules: Rules = {
  rules: [integrationsAreComplete],
  warnings: [integrationsHaveAnEffect],
};
