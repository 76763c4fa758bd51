/**
 * The title of a page's document: in the browser's tab, in search results and on social media.
 *
 * @param title the page's own title
 * @param brand the brand's name
 */
export const documentTitle = (title: string, brand: string): string => `${title} | ${brand}`;
