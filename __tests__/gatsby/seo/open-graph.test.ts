/** @jest-environment node */
import { shareCard } from '../../../gatsby/seo/open-graph';
import { siteContent } from '../../support/site-content';

const { site, routes } = siteContent();
const image = { file: '/share/abc.jpg', alt: 'About Us. Foldline', width: 1200, height: 630 };
const about = routes.find((route) => route.path === '/about');

it('shows a page by its title, its description and its image, at its one address', () => {
  if (!about) throw new Error('no route /about');
  const card = shareCard(about, site, image, { origin: 'https://example.org', prefix: '/preview' });
  expect(Object.fromEntries(card)).toEqual({
    'og:title': 'About Us | Foldline',
    'og:description': about.description,
    'og:type': 'website',
    'og:url': 'https://example.org/preview/about',
    'og:locale': 'en_GB',
    'og:site_name': 'Foldline',
    'og:image': 'https://example.org/preview/share/abc.jpg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'About Us. Foldline',
  });
});
