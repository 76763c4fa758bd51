import type { Value } from '../../src/content-model';
import type * as files from '../../src/content-model/files';
import type { LogoMark } from '../../src/content-model/files/brand';
import { readMark } from '../brand/logo';
import type { Content as CheckedContent } from '../check/rules/rule';
import { type Entry, readEntries } from './entry';
import { addListPages } from './list-pages';
import { isPlaceholder, readRoutes, type Route } from './route';
import { readSections, type Sections } from './section';

/** The services of integrations.json. All keys are optional, and so is the file. */
export type Integrations = Value<typeof files.integrations>;

/** All content, read and checked once. Everything that the build makes from content reads this object. */
export interface SiteContent extends CheckedContent {
  brand: Omit<Value<typeof files.brand>, 'logo'> & { readonly logo: LogoMark };
  site: Value<typeof files.site>;
  footer: Value<typeof files.footer>;
  forms: Value<typeof files.forms>;
  integrations: Integrations;
  redirects: Value<typeof files.redirects>['redirects'];
  /** The route list, and the further pages of lists. */
  routes: readonly Route[];
  sections: Sections;
  /** The posts and case studies, with the latest first. */
  entries: readonly Entry[];
}

/** Types content that has passed the check, which uses the same definitions as the GraphQL types. */
export function toSiteContent(checked: CheckedContent): SiteContent {
  const read = <Type>(name: string) => checked.files.get(`${name}.json`)?.value as Type;
  const { logo, ...brand } = read<Omit<SiteContent['brand'], 'logo'> & { logo: string }>('brand');
  const sections = readSections(checked);
  const entries = readEntries(checked);
  const { pageOf } = read<Value<typeof files.labels>>('labels');
  return {
    ...checked,
    brand: { ...brand, logo: readMark(checked.directory, logo) },
    site: read('site'),
    footer: read('footer'),
    forms: read('forms'),
    integrations: read<Integrations | undefined>('integrations') ?? {},
    redirects: read<Pick<SiteContent, 'redirects'>>('redirects').redirects,
    routes: addListPages(readRoutes(checked), sections, entries, pageOf),
    sections,
    entries,
  };
}

/** The routes that search engines may list. */
export const indexedRoutes = ({ site, routes }: Pick<SiteContent, 'site' | 'routes'>): Route[] =>
  routes.filter((route) => site.indexPlaceholders !== false || !isPlaceholder(route));
