import { useLayoutContent } from './use-layout-content';

/** Every route of the site with its title, in the order of content/pages.json. */
export const useRoutes = () => useLayoutContent().allPage.nodes;
