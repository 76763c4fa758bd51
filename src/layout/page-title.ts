/**
 * A page's title in the browser's tab, in search results and where it is shared.
 *
 * @param title the page's own
 * @param brand the brand's name
 */
export const pageTitle = (title: string, brand: string): string => `${title} | ${brand}`;
