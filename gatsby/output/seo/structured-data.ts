import type * as schema from 'schema-dts';
import type { DataContext } from '../../../src/content-model/kind';
import { todayIn } from '../../../src/content-model/time-zone';
import { collections } from '../../definitions/definitions';
import { amountOf } from '../../parse/amount';
import { textOf } from '../../parse/markdown/headings';
import { parseInline } from '../../parse/markdown/inline';
import { addressOf } from '../../model/site-address';
import type { Entry } from '../../model/entry';
import type { Route } from '../../model/route';
import { groupByKind } from '../../model/section';
import type { SiteContent } from '../../model/site-content';
import type { OgImage } from './og-image/og-image';

/** @see https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data */
export function structuredData(route: Route, content: SiteContent): schema.Thing[] {
  const isHome = route.path === content.home;
  const context = contextOf(route.path, content);
  const { business } = context;
  const { author } = route.archive ?? {};
  const things = groupByKind(content, route.sections).flatMap(
    ([kind, sections]) => kind.structuredData?.(sections, context) ?? [],
  );
  const isDescribed = things.some((thing) => idOf(thing) === idOf(business));
  return [
    isHome ? webSite(content) : breadcrumbs(route, content),
    ...(isHome && !isDescribed ? [business] : []),
    ...things,
    ...(author ? [context.entry(author.folder, author.slug)] : []),
  ];
}

const idOf = (thing: schema.Thing): unknown => typeof thing === 'object' && thing['@id'];

function contextOf(path: string, content: SiteContent): DataContext {
  const context: DataContext = {
    url: addressOf(content.address, path),
    today: todayIn(content.timeZone),
    business: business(content),
    organisation: organisation(content),
    entry: (folder, name) => {
      const { value } = content.files.get(`${folder}/${name}.json`) ?? {};
      const thing = collections.get(folder)?.structuredData?.(value, context);
      if (!thing) throw new Error(`${folder}/${name} has no structured data`);
      return thing;
    },
    wordsOf: (markdown) => textOf(parseInline(markdown).blocks),
    amountOf: (price) => amountOf(price, content.site),
  };
  return context;
}

export const entryData = (entry: Entry, content: SiteContent, image?: OgImage): schema.Thing[] => [
  breadcrumbs({ path: entry.path, title: String(entry.value.title) }, content),
  article(entry, content, image),
];

/** The home page and the routes above a page, down to the page itself. */
const breadcrumbs = (page: Pick<Route, 'path' | 'title'>, content: SiteContent): schema.BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...content.routes.filter(({ path }) => page.path.startsWith(path.replace(/\/?$/, '/'))),
    page,
  ]
    .sort((one, other) => one.path.length - other.path.length)
    .map((route, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: route.path === content.home ? content.brand.name : route.title,
      item: addressOf(content.address, route.path),
    })),
});

function webSite(content: SiteContent): schema.WebSite {
  const { brand, site, home } = content;
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: addressOf(content.address, home),
    inLanguage: site.locale,
  };
}

function business(content: SiteContent): DataContext['business'] {
  const { brand, site, footer } = content;
  const { street, locality, region, postalCode, country } = site.address;
  // A social network without an address links to "#".
  const profiles = footer.social?.map(({ href }) => href).filter((href) => href.startsWith('https://')) ?? [];
  const home = addressOf(content.address, '/');
  return {
    '@type': site.businessType ?? 'ProfessionalService',
    '@id': businessId(content),
    name: brand.name,
    description: site.description,
    url: home,
    logo: addressOf(content.address, '/icon-512.png'),
    telephone: site.phone,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    openingHoursSpecification: site.openingHours?.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

const businessId = (content: SiteContent): string => `${addressOf(content.address, '/')}#business`;

/** The agency on pages that do not describe it. */
const organisation = (content: SiteContent): DataContext['organisation'] => ({
  '@type': 'Organization',
  '@id': businessId(content),
  name: content.brand.name,
  url: addressOf(content.address, '/'),
});

/** @see https://developers.google.com/search/docs/appearance/structured-data/article */
function article({ file, path, value }: Entry, content: SiteContent, image?: OgImage): schema.Article {
  const { title, description, date, author, client } = value as Partial<Record<string, string>>;
  const { entryOf: collection = '' } = content.files.get(file)?.definition?.properties?.author ?? {};
  const agency = { '@id': businessId(content) };
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: content.site.locale,
    mainEntityOfPage: addressOf(content.address, content.canonicals.get(path) ?? path),
    ...(image && { image: addressOf(content.address, image.file) }),
    ...(date && { datePublished: date }),
    author: author ? (contextOf(path, content).entry(collection, author) as schema.Person) : agency,
    publisher: organisation(content),
    ...(client && { about: { '@type': 'Organization', name: client } }),
  };
}
