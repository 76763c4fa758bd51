import brandContent from '../../__tests__/content/brand.json';
import contactContent from '../../__tests__/content/sections/contact.json';
import footerContent from '../../__tests__/content/footer.json';
import formContent from '../../__tests__/content/forms.json';
import heroContent from '../../__tests__/content/sections/hero.json';
import labelContent from '../../__tests__/content/labels.json';
import navigationContent from '../../__tests__/content/navigation.json';
import notFoundContent from '../../__tests__/content/not-found.json';
import { pages as pageContent } from '../../__tests__/content/pages.json';
import placeholderContent from '../../__tests__/content/sections/placeholder.json';
import planContent from '../../__tests__/content/sections/plans.json';
import siteContent from '../../__tests__/content/site.json';

// The frozen content that the site under test is built from. Only this module imports its files.

export const brand = brandContent;
export const site = siteContent;
export const labels = labelContent;
export const navigation = navigationContent;
export const heroTexts = heroContent;
export const pricingTexts = planContent;
export const contactTexts = contactContent;
export const footerTexts = footerContent;
export const placeholder = placeholderContent;
export const notFound = notFoundContent;
export const pages = pageContent;
export const formTexts = formContent;
export const failureTexts = formContent.failure;

export const routes = pages.map(({ path }) => path);
export const placeholderRoutes = routes.filter((path) => path !== '/');
/** All pages that a visitor can reach, the page for unknown paths included. */
export const everyPage = [...routes, '/404.html'];

/** The main heading of a route. */
export function headingOf(route: string): string {
  const page = pages.find(({ path }) => path === route);
  if (!page) throw new Error(`The frozen content has no route ${route}`);
  return page.heading;
}
