/** The files at the top of the content folder. */
export { announcement } from './announcement';
export { brand } from './brand';
export { footer } from './footer';
export { forms } from './forms';
export { illustrations } from './illustrations';
export { integrations } from './integrations';
export { labels } from './labels';
export { navigation } from './navigation';
export { notFound } from './not-found';
export { pages } from './pages';
export { redirects } from './redirects';
export { site } from './site';
