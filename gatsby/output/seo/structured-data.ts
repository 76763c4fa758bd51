import type * as schema from 'schema-dts';
import type { Value } from '../../../src/content-model';
import { todayIn } from '../../../src/content-model/time-zone';
import type { definition } from '../../../src/sections/questions/definition';
import { textOf } from '../../parse/markdown/headings';
import { parseInline } from '../../parse/markdown/inline';
import { addressOf } from '../../model/site-address';
import { type EventList, eventsData } from './events';
import { offerCatalog, type PriceList } from './offers';
import type { Entry } from '../../model/entry';
import type { Route } from '../../model/route';
import { sectionsOfKind } from '../../model/section';
import type { SiteContent } from '../../model/site-content';
import type { OgImage } from './og-image/og-image';

/** @see https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data */
export function structuredData(route: Route, content: SiteContent): schema.Thing[] {
  const isHome = route.path === content.home;
  const sections = <Section>(kind: string) => sectionsOfKind<Section>(content, kind, route.sections);
  const priceLists = sections<PriceList>('pricing');
  const questions = sections<QuestionList>('questions').flatMap((section) => section.questions);
  const people = sections<{ people: string[] }>('people').flatMap((section) => section.people);
  if (route.archive?.author) people.push(route.archive.author);
  return [
    isHome ? webSite(content) : breadcrumbs(route, content),
    ...(isHome || priceLists.length > 0 ? [business(content, priceLists)] : []),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
    ...eventsData(
      sections<EventList>('events'),
      addressOf(content.address, route.path),
      todayIn(content.timeZone),
      organisation(content),
    ),
    ...[...new Set(people)].map((slug) => person(slug, content)),
  ];
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

function webSite(content: SiteContent): schema.WebSite {
  const { brand, site, home } = content;
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: addressOf(content.address, home),
    inLanguage: site.locale,
  };
}

function business(content: SiteContent, priceLists: readonly PriceList[]): schema.LocalBusiness {
  const { brand, site, footer } = content;
  const { street, locality, region, postalCode, country } = site.address;
  // A social network without an address links to "#".
  const profiles = footer.social?.map(({ href }) => href).filter((href) => href.startsWith('https://')) ?? [];
  const home = addressOf(content.address, '/');
  const catalogs = priceLists.map((list) => offerCatalog(list, site));
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
    ...(catalogs.length > 0 && { hasOfferCatalog: catalogs.length > 1 ? catalogs : catalogs[0] }),
  };
}

const businessId = (content: SiteContent): string => `${addressOf(content.address, '/')}#business`;

/** The agency on pages that do not describe it. */
const organisation = (content: SiteContent): schema.Organization => ({
  '@type': 'Organization',
  '@id': businessId(content),
  name: content.brand.name,
  url: addressOf(content.address, '/'),
});

/** @param slug the name of a file in people/ */
function person(slug: string, content: SiteContent): schema.Person {
  const { name, role } = content.files.get(`people/${slug}.json`)?.value as Record<'name' | 'role', string>;
  return { '@type': 'Person', name, jobTitle: role, worksFor: { '@id': businessId(content) } };
}

/** @see https://developers.google.com/search/docs/appearance/structured-data/article */
function article({ path, value }: Entry, content: SiteContent, image?: OgImage): schema.Article {
  const { title, description, date, author, client } = value as Partial<Record<string, string>>;
  const agency = { '@id': businessId(content) };
  return {
    '@type': 'Article',
    headline: title,
    description,
    inLanguage: content.site.locale,
    mainEntityOfPage: addressOf(content.address, content.canonicals.get(path) ?? path),
    ...(image && { image: addressOf(content.address, image.file) }),
    ...(date && { datePublished: date }),
    author: author ? person(author, content) : agency,
    publisher: organisation(content),
    ...(client && { about: { '@type': 'Organization', name: client } }),
  };
}
