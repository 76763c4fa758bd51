import type * as schema from 'schema-dts';
import type { Value } from '../../../src/content-model';
import type { definition } from '../../../src/sections/questions/definition';
import { textOf } from '../../parse/markdown/headings';
import { parseInline } from '../../parse/markdown/inline';
import { addressOf, type SiteAddress } from '../hosting/site-address';
import { type EventList, eventsData } from './events';
import { offerCatalog, type PriceList } from './offers';
import type { Entry } from '../../model/entry';
import type { Route } from '../../model/route';
import { sectionsOfKind } from '../../model/section';
import type { SiteContent } from '../../model/site-content';
import type { OgImage } from './og-image/og-image';

/**
 * JSON-LD of a page: the agency on the home page, breadcrumbs on other pages, and the prices and questions that
 * the page shows.
 *
 * @see https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data
 */
export function structuredData(route: Route, content: SiteContent, address: SiteAddress): schema.Thing[] {
  const isHome = route.path === content.home;
  const sections = <Section>(kind: string) => sectionsOfKind<Section>(content, kind, route.sections);
  const priceLists = sections<PriceList>('pricing');
  const questions = sections<QuestionList>('questions').flatMap((section) => section.questions);
  const pageAddress = addressOf(address, route.path);
  const people = sections<{ people: string[] }>('people').flatMap((section) => section.people);
  if (route.archive?.author) people.push(route.archive.author);
  return [
    isHome ? webSite(content, address) : breadcrumbs(route, content, address),
    ...(isHome || priceLists.length > 0 ? [business(content, address, priceLists)] : []),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
    ...eventsData(sections<EventList>('events'), pageAddress, organisation(content, address)),
    ...[...new Set(people)].map((slug) => person(slug, content, address)),
  ];
}

export const entryData = (
  entry: Entry,
  content: SiteContent,
  address: SiteAddress,
  image?: OgImage,
): schema.Thing[] => [
  breadcrumbs({ path: entry.path, title: String(entry.value.title) }, content, address),
  article(entry, content, address, image),
];

/** The home page and the routes above a page, down to the page itself. */
const breadcrumbs = (
  page: Pick<Route, 'path' | 'title'>,
  { routes, brand, home }: SiteContent,
  address: SiteAddress,
): schema.BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...routes.filter(({ path }) => isAbove(path, page.path)), page]
    .sort((one, other) => one.path.length - other.path.length)
    .map((route, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: route.path === home ? brand.name : route.title,
      item: addressOf(address, route.path),
    })),
});

const isAbove = (above: string, path: string): boolean =>
  above !== path && path.startsWith(above === '/' ? above : `${above}/`);

type QuestionList = Value<typeof definition>;

/** All questions of a page: a page has one `FAQPage`. */
const faqPage = (questions: QuestionList['questions']): schema.FAQPage => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: textOf(parseInline(answer).blocks) },
  })),
});

function webSite({ brand, site, home }: SiteContent, address: SiteAddress): schema.WebSite {
  return { '@type': 'WebSite', name: brand.name, url: addressOf(address, home), inLanguage: site.locale };
}

function business(
  { brand, site, footer }: SiteContent,
  address: SiteAddress,
  priceLists: readonly PriceList[],
): schema.LocalBusiness {
  const { street, locality, region, postalCode, country } = site.address;
  // A social network without an address links to "#".
  const profiles = (footer.social ?? [])
    .map(({ href }) => href)
    .filter((href) => href.startsWith('https://'));
  const home = addressOf(address, '/');
  const catalogs = priceLists.map((list) => offerCatalog(list, site));
  return {
    '@type': site.businessType ?? 'ProfessionalService',
    '@id': businessId(address),
    name: brand.name,
    description: site.description,
    url: home,
    logo: addressOf(address, '/icon-512.png'),
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
    ...(catalogs.length > 0 && { hasOfferCatalog: catalogs.length > 1 ? catalogs : catalogs[0] }),
  };
}

/** Names the agency in the data of every page. */
const businessId = (address: SiteAddress): string => `${addressOf(address, '/')}#business`;

/** The agency on pages that do not describe it. */
const organisation = ({ brand }: SiteContent, address: SiteAddress): schema.Organization => ({
  '@type': 'Organization',
  '@id': businessId(address),
  name: brand.name,
  url: addressOf(address, '/'),
});

/** @param slug the name of a file in people/ */
function person(slug: string, { files }: SiteContent, address: SiteAddress): schema.Person {
  const { name, role } = (files.get(`people/${slug}.json`)?.value ?? {}) as { name?: string; role?: string };
  return { '@type': 'Person', name, jobTitle: role, worksFor: { '@id': businessId(address) } };
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/article */
function article(
  { path, value }: Entry,
  content: SiteContent,
  address: SiteAddress,
  image?: OgImage,
): schema.Article {
  const { title, description, date, author, client } = value as Partial<Record<string, string>>;
  const agency = { '@id': businessId(address) };
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: content.site.locale,
    mainEntityOfPage: addressOf(address, path),
    ...(image && { image: addressOf(address, image.file) }),
    ...(date && { datePublished: date }),
    author: author ? person(author, content, address) : agency,
    publisher: organisation(content, address),
    ...(client && { about: { '@type': 'Organization', name: client } }),
  };
}
