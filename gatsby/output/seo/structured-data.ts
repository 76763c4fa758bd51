import type * as schema from 'schema-dts';
import { addressData } from '../../../src/content-model/parts/postal-address';
import type { DataContext } from '../../../src/content-model/kind';
import { todayIn } from '../../../src/content-model/time-zone';
import { collectionDefinitions, collections } from '../../definitions/definitions';
import { amountOf } from '../../parse/amount';
import { textOf } from '../../parse/markdown/headings';
import { parseInline } from '../../parse/markdown/inline';
import { entryValue } from '../../model/pages/entry';
import { canonicalAddress } from '../../model/pages/canonical';
import { addressOf } from '../../model/site-address';
import type { Entry, Route, Site } from '../../model/site';
import { groupByKind } from '../../model/pages/section';
import type { OgImage } from './og-image/og-image';

/** @see https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data */
export function structuredData(route: Route, site: Site): schema.Thing[] {
  const isHome = route.path === site.home;
  const context = contextOf(route.path, site);
  const { business } = context;
  const { author } = route.archive ?? {};
  // A page about a person, or with their posts, has the sections of another page, which describes them.
  const described = author ? [] : groupByKind(site, route.sections);
  const things = described.flatMap(([kind, sections]) => kind.structuredData?.(sections, context) ?? []);
  const isDescribed = things.some((thing) => idOf(thing) === idOf(business));
  return [
    isHome ? webSite(site) : breadcrumbs(route, site),
    ...(isHome && !isDescribed ? [business] : []),
    ...things,
    ...(author ? [context.entry(author.folder, author.slug)] : []),
  ];
}

const idOf = (thing: schema.Thing): unknown => typeof thing === 'object' && thing['@id'];

function contextOf(path: string, site: Site): DataContext {
  const context: DataContext = {
    url: addressOf(site.address, path),
    path,
    today: todayIn(site.timeZone),
    business: business(site),
    organisation: organisation(site),
    entry: (folder, name) => {
      const thing = collections.get(folder)?.structuredData?.(entryValue(site, folder, name), context);
      if (!thing) throw new Error(`${folder}/${name} has no structured data`);
      return thing;
    },
    wordsOf: (markdown) => textOf(parseInline(markdown).blocks),
    amountOf: (price) => amountOf(price, site.settings),
  };
  return context;
}

export const entryData = (entry: Entry, site: Site, image?: OgImage): schema.Thing[] => [
  breadcrumbs({ path: entry.path, title: String(entry.value.title) }, site),
  article(entry, site, image),
];

const routesAbove = (path: string, { routesByPath }: Site): Route[] =>
  [...path.matchAll(/\//g)].flatMap(({ index }) => routesByPath.get(path.slice(0, index) || '/') ?? []);

/** The home page and the routes above a page, down to the page itself. */
const breadcrumbs = (page: Pick<Route, 'path' | 'title'>, site: Site): schema.BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...routesAbove(page.path, site), page].map((route, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: route.path === site.home ? site.brand.name : route.title,
    item: addressOf(site.address, route.path),
  })),
});

function webSite(site: Site): schema.WebSite {
  const { brand, settings, home } = site;
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: addressOf(site.address, home),
    inLanguage: settings.locale,
  };
}

function business(site: Site): DataContext['business'] {
  const { brand, settings, footer } = site;
  // A social network without an address links to "#".
  const profiles = footer.social?.map(({ href }) => href).filter((href) => href.startsWith('https://')) ?? [];
  const home = addressOf(site.address, '/');
  return {
    // TypeScript compares an object with 25 members of a union at most.
    '@type': (settings.businessType ?? 'ProfessionalService') as 'ProfessionalService',
    '@id': businessId(site),
    name: brand.name,
    description: settings.description,
    url: home,
    logo: addressOf(site.address, '/icon-512.png'),
    telephone: settings.phone,
    email: settings.email,
    address: addressData(settings.address),
    openingHoursSpecification: settings.openingHours?.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...factsOf(settings),
    specialOpeningHoursSpecification: settings.specialDays?.map((days) => specialHours(days)),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** Each is a property of some types of business only. */
const factsOf = ({ facts }: Site['settings']): object => ({
  ...(facts?.priceRange && { priceRange: facts.priceRange }),
  ...(facts?.cuisine && { servesCuisine: facts.cuisine }),
  ...(facts?.reservations !== undefined && { acceptsReservations: facts.reservations }),
  ...(facts?.insurance && { healthPlanNetworkId: facts.insurance }),
});

/** Search engines take equal times for a day on which a business is closed. What is so every year has the next year's days. */
function specialHours({
  date,
  endDate = date,
  yearly,
  opens = '00:00',
  closes = '00:00',
}: NonNullable<Site['settings']['specialDays']>[number]): schema.OpeningHoursSpecification {
  const now = new Date().toISOString();
  const year = Number(now.slice(0, 4)) + (date.slice(5) < now.slice(5, 10) ? 1 : 0);
  const shift = yearly ? year - Number(date.slice(0, 4)) : 0;
  const inYear = (day: string) => `${Number(day.slice(0, 4)) + shift}${day.slice(4)}`;
  return {
    '@type': 'OpeningHoursSpecification',
    validFrom: inYear(date),
    validThrough: inYear(endDate),
    opens,
    closes,
  };
}

const businessId = (site: Site): string => `${addressOf(site.address, '/')}#business`;

/** The agency on pages that do not describe it. */
const organisation = (site: Site): DataContext['organisation'] => ({
  '@type': 'Organization',
  '@id': businessId(site),
  name: site.brand.name,
  url: addressOf(site.address, '/'),
});

/** @see https://developers.google.com/search/docs/appearance/structured-data/article */
function article({ folder, path, value }: Entry, site: Site, image?: OgImage): schema.Article {
  const { title, description, date, author, client } = value as Partial<Record<string, string>>;
  const { collection = '' } = collectionDefinitions.get(folder)?.properties?.author ?? {};
  const { coAuthors = [] } = value as { coAuthors?: string[] };
  const writers = [author, ...coAuthors].flatMap((name) =>
    name ? (contextOf(path, site).entry(collection, name) as schema.Person) : [],
  );
  const agency = { '@id': businessId(site) };
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: site.settings.locale,
    mainEntityOfPage: canonicalAddress(path, site),
    ...(image && { image: addressOf(site.address, image.file) }),
    ...(date && { datePublished: date }),
    author: writers.length > 1 ? writers : (writers[0] ?? agency),
    publisher: organisation(site),
    ...(client && { about: { '@type': 'Organization', name: client } }),
  };
}
