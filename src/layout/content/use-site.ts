import { required, useLayoutContent } from './use-layout-content';

export type Site = ReturnType<typeof useSite>;

/** The brand, its address and how to reach it. */
export const useSite = () => required(useLayoutContent().siteSettings, 'site.json');
