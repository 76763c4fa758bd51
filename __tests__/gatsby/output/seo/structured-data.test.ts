/** @jest-environment node */
import type { Route, Site } from '../../../../gatsby/model/site';
import type { Value } from '../../../../src/content-model';
import type { definition } from '../../../../src/sections/pricing/definition';
import { entryData, structuredData } from '../../../../gatsby/output/seo/structured-data';
import { caseStudy, post } from '../../../support/collections';
import { siteContent } from '../../../support/site-content';

process.env.SITE_URL = 'https://example.org';
process.env.PATH_PREFIX = '/preview';
const content = siteContent();
const { brand, settings, footer, routes } = content;
const pricing = content.sections.get('plans')?.file.value as Required<Value<typeof definition>>;
const [home, sample] = routes as [Route, Route];

type Thing = Record<string, unknown>;

/** The structured data of a route by type. */
function thingsOf(route: string, changes: Partial<Site> = {}): Record<string, Thing> {
  const all = { ...content, ...changes };
  const page = all.routes.find(({ path }) => path === route) as Route;
  const graph = structuredData(page, all) as unknown as Thing[];
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]));
}

const offers = (things: Record<string, Thing>) =>
  (things.ProfessionalService?.hasOfferCatalog as { itemListElement: Thing[] }).itemListElement;
const breadcrumbs = (things: Record<string, Thing>) => things.BreadcrumbList?.itemListElement as Thing[];

describe('Home page', () => {
  it('describes the site and the agency, with the price of every plan', () => {
    const things = thingsOf('/');
    expect(Object.keys(things)).toEqual(['WebSite', 'ProfessionalService']);
    expect(things.WebSite).toMatchObject({ name: brand.name, url: 'https://example.org/preview/' });
    expect(things.ProfessionalService).toMatchObject({
      name: brand.name,
      url: 'https://example.org/preview/',
      telephone: settings.phone,
      email: settings.email,
      address: { streetAddress: settings.address.street, postalCode: settings.address.postalCode },
    });
    const plans = [...pricing.plans, ...pricing.switchCard.variants.map(({ plan }) => plan), pricing.mvp];
    expect(offers(things).map(({ name }) => name)).toEqual(plans.map(({ name }) => name));
    expect(offers(things)).toMatchObject([
      { priceSpecification: { minPrice: 4997, priceCurrency: 'GBP' } },
      ...[{ priceSpecification: { minPrice: 3995 } }, { price: 597 }, { price: 2000 }, { price: 9500 }],
    ]);
  });

  it('has the type of business, the region and the opening hours that content gives', () => {
    const days = ['Saturday', 'Sunday'] as const;
    const hours = { opens: '10:00', closes: '13:00' };
    const openingHours = [{ ...hours, text: 'At weekends', days: [...days] }];
    const address = { ...settings.address, region: 'Greater London' };
    const changed = { ...settings, businessType: 'Store', address, openingHours } as const;
    expect(thingsOf('/', { settings: changed }).Store).toMatchObject({
      address: { addressRegion: 'Greater London' },
      openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days, ...hours }],
    });
  });

  it('has the special days, and those of every year in the year that comes', () => {
    jest.useFakeTimers({ now: new Date('2026-12-27') });
    const specialDays = [
      { text: 'Fair', date: '2026-12-30', opens: '10:00', closes: '12:00' },
      { text: 'Christmas', date: '2025-12-24', endDate: '2026-01-02', yearly: true },
    ];
    const site = { settings: { ...settings, specialDays } };
    expect(thingsOf('/', site).ProfessionalService).toMatchObject({
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-30', validThrough: '2026-12-30', opens: '10:00', closes: '12:00' },
        { validFrom: '2027-12-24', validThrough: '2028-01-02', opens: '00:00', closes: '00:00' },
      ],
    });
    jest.useRealTimers();
  });

  it('has the facts of a business', () => {
    const facts = { priceRange: '££', cuisine: ['Sicilian'], reservations: false, insurance: ['Bupa'] };
    expect(thingsOf('/', { settings: { ...settings, facts } }).ProfessionalService).toMatchObject({
      ...{ priceRange: '££', servesCuisine: ['Sicilian'], acceptsReservations: false },
      healthPlanNetworkId: ['Bupa'],
    });
  });

  it('lists social profiles that have an address', () => {
    const social = footer.social?.map((profile, index) => ({
      ...profile,
      href: index === 0 ? 'https://social.example/studio' : '#',
    }));
    const { ProfessionalService } = thingsOf('/', { footer: { ...footer, social } });
    expect(ProfessionalService?.sameAs).toEqual(['https://social.example/studio']);
  });
});

describe('Other pages', () => {
  it('have breadcrumbs of the pages above them', () => {
    const paths = ['/shop/paper/a4', '/shop', '/sho', '/shop/paper', '/shop/pens'];
    const shop = paths.map((path) => ({ ...sample, path, title: path }));
    const crumbs = breadcrumbs(
      thingsOf('/shop/paper/a4', siteContent({ pages: { pages: [...shop, home] } })),
    );
    expect(crumbs).toEqual(
      [brand.name, '/shop', '/shop/paper', '/shop/paper/a4'].map((name, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: `https://example.org/preview${index === 0 ? '/' : name}`,
      })),
    );
  });

  it('have the prices only if they have a pricing section', () => {
    const thingsWith = (...sections: string[]) =>
      thingsOf(sample.path, { routes: [home, { ...sample, sections }] });
    expect(offers(thingsWith('plans')).length).toBeGreaterThan(0);
    expect(Object.keys(thingsWith('hero'))).toEqual(['BreadcrumbList']);
  });
});

it('has the questions of all sections of a page as one list, with the words of their answers', () => {
  const section = (...questions: string[]) => ({
    kind: 'questions',
    questions: questions.map((question) => ({ question, answer: `**${question}** [Yes](/about).` })),
  });
  const { sections } = siteContent({
    'sections/first': section('A?', 'B?'),
    'sections/second': section('C?'),
  });
  const routes = [home, { ...sample, sections: ['first', 'second'] }];
  const things = thingsOf(sample.path, { sections, routes });
  expect(Object.keys(things)).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(things.FAQPage?.mainEntity).toEqual(
    ['A?', 'B?', 'C?'].map((name) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text: `${name} Yes.` },
    })),
  );
});

it('has the events of a page that are not over, the next one first, with local times', () => {
  jest.useFakeTimers({ now: new Date('2026-03-14T12:00:00Z') });
  const events = [
    { title: 'Over', date: '2026-03-13', place: 'Hall' },
    {
      title: 'Evening',
      date: '2026-03-14',
      time: '18:30',
      endTime: '21:00',
      place: 'Hall',
      address: 'Street 1',
    },
    { title: 'Fair', date: '2026-03-12', endDate: '2026-03-14', place: 'Yard' },
    { title: 'Night', date: '2026-03-14', time: '19:00', endTime: '01:00', online: 'https://meet.example/a' },
    { title: 'Both', date: '2026-03-14', time: '20:00', place: 'Hall', online: 'https://meet.example/b' },
  ];
  const { sections } = siteContent({ 'sections/dates': { kind: 'events', events } });
  const routes = [home, { ...sample, sections: ['dates'] }];
  const graph = structuredData(routes[1] as Route, { ...content, sections, routes });
  expect(graph.slice(1)).toMatchObject([
    { name: 'Fair', startDate: '2026-03-12', endDate: '2026-03-14', location: { address: 'Yard' } },
    {
      '@type': 'Event',
      name: 'Evening',
      startDate: '2026-03-14T18:30',
      endDate: '2026-03-14T21:00',
      location: { name: 'Hall', address: 'Street 1' },
      organizer: { name: brand.name },
      url: `https://example.org/preview${sample.path}`,
    },
    {
      endDate: '2026-03-15T01:00',
      location: { '@type': 'VirtualLocation', url: 'https://meet.example/a' },
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    },
    {
      location: [
        { '@type': 'Place', name: 'Hall' },
        { '@type': 'VirtualLocation', url: 'https://meet.example/b' },
      ],
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    },
  ]);
  expect(graph[1]).not.toHaveProperty('eventAttendanceMode');
});

it('has the events that a page shows, if it shows the next ones only', () => {
  jest.useFakeTimers({ now: new Date('2026-03-14T12:00:00Z') });
  const days = [
    '2026-03-16 20:00',
    '2026-03-16 09:00',
    '2026-03-15 20:00',
    '2026-03-15 09:00',
    '2026-03-13 09:00',
  ];
  const events = days.map((title) => ({
    title,
    date: title.slice(0, 10),
    time: title.slice(11),
    place: 'Hall',
  }));
  const namesOn = (path: string, href: string) => {
    const link = { title: 'All', href };
    const dates = { kind: 'events', events, latest: 1, link };
    const { sections } = siteContent({ 'sections/dates': dates });
    const route = { ...sample, path, sections: ['dates'] };
    const graph = structuredData(route, { ...content, sections, routes: [home, route] });
    return graph.flatMap((thing) => (thing['@type' as never] === 'Event' ? thing['name' as never] : []));
  };
  const all = ['2026-03-15 09:00', '2026-03-15 20:00', '2026-03-16 09:00', '2026-03-16 20:00'];
  expect(namesOn('/events', '/events#dates')).toEqual(all);
  expect(namesOn('/summer/events', '/events')).toEqual(all.slice(0, 1));
});

describe('Posts and case studies', () => {
  const people = { 'people/ada': { name: 'Ada Wells', role: 'Design lead' } };
  const collections = siteContent({ ...post('paper'), ...caseStudy('larkfield'), ...people });

  function thingsOfEntry(slug: string) {
    const entry = collections.entries.find((one) => one.slug === slug);
    if (!entry) throw new Error(`There is no entry ${slug}`);
    const image = { file: '/share/a.jpg', alt: '' };
    const graph = entryData(entry, collections, image) as unknown as Thing[];
    return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]));
  }

  it('are articles with day, author and image, below the page that lists them', () => {
    expect(thingsOfEntry('paper').Article).toMatchObject({
      headline: 'Post paper',
      datePublished: '2026-03-14',
      mainEntityOfPage: 'https://example.org/preview/blog/paper',
      image: 'https://example.org/preview/share/a.jpg',
      author: { '@type': 'Person', name: 'Ada Wells', jobTitle: 'Design lead' },
      publisher: { '@id': 'https://example.org/preview/#business', name: brand.name },
    });
    const trail = breadcrumbs(thingsOfEntry('paper')).map(({ item }) => item);
    expect(trail).toEqual(['/', '/blog', '/blog/paper'].map((path) => `https://example.org/preview${path}`));
    expect(thingsOfEntry('larkfield').Article).toMatchObject({
      about: { name: 'Larkfield' },
      author: { '@id': 'https://example.org/preview/#business' },
    });
  });
});

it('names all authors of a post', () => {
  const posts = siteContent({
    'people/ada': { name: 'Ada Wells', role: 'Design lead' },
    'people/bo': { name: 'Bo Adeyemi', role: 'Code' },
    ...post('paper', { coAuthors: ['bo'] }),
  });
  const [entry] = posts.entries as [Site['entries'][number]];
  const article = entryData(entry, posts).at(-1) as unknown as Thing;
  expect(article.author).toMatchObject([{ name: 'Ada Wells' }, { name: 'Bo Adeyemi' }]);
});

it('says how to reach people, and what they can do', () => {
  const details = {
    ...{ phone: '+44 20 7946 0347', email: 'ada@example.org', languages: ['English'] },
    ...{ links: [{ title: 'Profile', href: 'https://ada.example' }], qualifications: ['Barrister'] },
  };
  const team = { kind: 'people', title: 'Team', intro: 'All.', people: ['ada'] };
  const ada = { name: 'Ada Wells', role: 'Partner', details };
  const graph = structuredData(
    { ...sample, sections: ['team'] },
    siteContent({ 'sections/team': team, 'people/ada': ada }),
  );
  expect(graph).toContainEqual(
    expect.objectContaining({
      ...{ telephone: '+44 20 7946 0347', email: 'ada@example.org', knowsLanguage: ['English'] },
      sameAs: ['https://ada.example'],
      hasCredential: [{ '@type': 'EducationalOccupationalCredential', name: 'Barrister' }],
    }),
  );
});

it('describes the people that a page shows, each once', () => {
  const team = { kind: 'people', title: 'Team', intro: 'All.', people: ['ada'] };
  const ada = { name: 'Ada Wells', role: 'Design lead' };
  const withTeam = siteContent({ 'sections/team': team, 'sections/board': team, 'people/ada': ada });
  const graph = structuredData({ ...sample, sections: ['team', 'board'] }, withTeam);
  const found = (graph as unknown as Thing[]).filter((thing) => thing['@type'] === 'Person');
  expect(found).toEqual([
    {
      '@type': 'Person',
      name: 'Ada Wells',
      jobTitle: 'Design lead',
      worksFor: { '@id': 'https://example.org/preview/#business' },
    },
  ]);
});
