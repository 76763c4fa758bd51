import { existsSync } from 'node:fs';
import { analyticsScripts, consentId } from '../../../gatsby/model/analytics';
import { readJson } from './json';
import { sites } from './sites';

type SiteName = keyof typeof sites;

const fileOf = (name: SiteName): string => `${sites[name].content}/integrations.json`;

export const hasIntegrations = (name: SiteName): boolean => existsSync(fileOf(name));

/** The storage of a visitor who has declined all scripts of a site, so that it does not ask. */
export function declinedConsent(name: SiteName) {
  const scripts = hasIntegrations(name) ? analyticsScripts(readJson(fileOf(name))) : [];
  const answer = { name: 'consent', value: `declined ${consentId(scripts)}` };
  return { cookies: [], origins: [{ origin: sites[name].origin, localStorage: [answer] }] };
}
