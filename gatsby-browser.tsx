import type { GatsbyBrowser } from 'gatsby';
import './src/styles/global.css';

export { wrapPageElement, wrapRootElement } from './src/components/layout/wrappers';
export { scrollToRoute as shouldUpdateScroll } from './src/lib/route-scroll';

/** While the site is edited, mistakes in the content show in the page as well. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] =
  process.env.NODE_ENV === 'development'
    ? async () => {
        const { followContentProblems } = await import('./src/develop/content-problems');
        followContentProblems();
      }
    : undefined;
