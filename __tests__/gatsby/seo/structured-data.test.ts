/** @jest-environment node */
import type { SiteContent } from '../../../gatsby/content/site-content';
import { structuredData } from '../../../gatsby/seo/structured-data';
import { siteContent } from '../../support/site-content';

const content = siteContent();
const address = { origin: 'https://foldline.example', prefix: '' };

type Thing = Record<string, unknown>;

/** What a route says, by type. */
function thingsOf(route: string, all: SiteContent = content, at = address): Record<string, Thing> {
  const page = all.routes.find(({ path: its }) => its === route);
  if (!page) throw new Error(`no route ${route}`);
  const graph = structuredData(page, all, at)['@graph'] as unknown as Thing[];
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]));
}

describe('The home page', () => {
  const { ProfessionalService: business, WebSite: webSite, ...others } = thingsOf('/');

  it('says who the agency is and how to reach it', () => {
    expect(business).toMatchObject({
      name: 'Foldline',
      url: 'https://foldline.example/',
      telephone: '+44 20 7946 0347',
      email: 'hello@foldline.example',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '18 Quire Yard',
        addressLocality: 'London',
        postalCode: 'EC1X 4ZZ',
        addressCountry: 'United Kingdom',
      },
    });
  });

  it('names the site, and has no way above it', () => {
    expect(webSite).toMatchObject({
      name: 'Foldline',
      url: 'https://foldline.example/',
      inLanguage: 'en-GB',
    });
    expect(others).toEqual({});
  });

  it('lists every plan with its price, a minimum where it is one', () => {
    const minimum = (minPrice: number) => ({
      priceSpecification: { '@type': 'PriceSpecification', minPrice, priceCurrency: 'GBP' },
    });
    const exact = (price: number) => ({ price, priceCurrency: 'GBP' });
    expect(business?.hasOfferCatalog).toEqual({
      '@type': 'OfferCatalog',
      name: 'Simple Pricing Without Surprises',
      itemListElement: [
        { '@type': 'Offer', name: 'Website', ...minimum(4997) },
        { '@type': 'Offer', name: 'App/Product Design', ...minimum(3995) },
        { '@type': 'Offer', name: 'Logo Design', ...exact(597) },
        { '@type': 'Offer', name: 'Visual Identity', ...exact(2000) },
        { '@type': 'Offer', name: 'MVP in 2 Weeks', ...exact(9500) },
      ],
    });
  });

  it('names social profiles that have an address, and no placeholder', () => {
    expect(business).not.toHaveProperty('sameAs');
    const [first, ...others] = content.footer.social;
    const profile = { ...first, href: 'https://social.example/foldline' } as NonNullable<typeof first>;
    const footer = { ...content.footer, social: [profile, ...others] };
    expect(thingsOf('/', { ...content, footer }).ProfessionalService?.sameAs).toEqual([profile.href]);
  });
});

describe('Other pages', () => {
  it('say where they stand in the site', () => {
    expect(thingsOf('/services/web-design')).toEqual({
      BreadcrumbList: {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Foldline', item: 'https://foldline.example/' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Web Design & Development',
            item: 'https://foldline.example/services/web-design',
          },
        ],
      },
    });
  });

  it('name every page above them, and none beside them', () => {
    const [home, sample] = content.routes;
    const routeAt = (route: string) =>
      ({ ...sample, path: route, title: route }) as NonNullable<typeof sample>;
    const routes = [
      ...['/shop/paper/a4', '/shop', '/sho', '/shop/paper', '/shop/pens'].map(routeAt),
      ...(home ? [home] : []),
    ];
    const { BreadcrumbList: list } = thingsOf('/shop/paper/a4', { ...content, routes });
    expect((list?.itemListElement as Thing[]).map(({ item }) => item)).toEqual([
      'https://foldline.example/',
      'https://foldline.example/shop',
      'https://foldline.example/shop/paper',
      'https://foldline.example/shop/paper/a4',
    ]);
  });

  it('have the prices where they show them', () => {
    const routes = content.routes.map((route) =>
      route.path === '/contact' ? { ...route, sections: ['plans'] } : route,
    );
    const things = thingsOf('/contact', { ...content, routes });
    expect(Object.keys(things)).toEqual(['BreadcrumbList', 'ProfessionalService']);
    expect(things.ProfessionalService).toHaveProperty('hasOfferCatalog');
  });

  it('stand in the folder that the site is served from', () => {
    const at = { origin: 'https://example.org', prefix: '/preview' };
    const { BreadcrumbList: list } = thingsOf('/about', content, at);
    expect((list?.itemListElement as Thing[]).map(({ item }) => item)).toEqual([
      'https://example.org/preview/',
      'https://example.org/preview/about',
    ]);
  });
});

it('says nothing of prices on a home page that shows none', () => {
  const routes = content.routes.map((route) => ({ ...route, sections: ['hero'] }));
  expect(thingsOf('/', { ...content, routes }).ProfessionalService).not.toHaveProperty('hasOfferCatalog');
});
