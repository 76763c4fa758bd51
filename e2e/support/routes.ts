import { pages } from '../../content/pages.json';

/** The ten routes that say they are under construction (specification, section 2). */
export const placeholderRoutes = [
  '/services/web-design',
  '/services/mobile-apps',
  '/services/ui-ux-design',
  '/services/ecommerce',
  '/about',
  '/team',
  '/careers',
  '/contact',
  '/portfolio',
  '/blog',
];

/** All eleven. */
export const routes = ['/', ...placeholderRoutes];

/** Everything that a visitor may come to: the page for unknown paths is one more. */
export const everyPage = [...routes, '/404.html'];

/** The words that the content gives a route. */
export function wordsOf(route: string) {
  const page = pages.find(({ path }) => path === route);
  if (!page) throw new Error(`content/pages.json has no route ${route}`);
  return page;
}
