import { useLayoutContent } from './use-layout-content';

/**
 * The site's routes with their titles, in the order of content/pages.json, and how many there are. No more than a
 * hundred are given: a site of thousands would carry them all in every page.
 */
export const useRoutes = () => useLayoutContent().allPage;
