/** The title in the browser's tab, in search results and on social media. */
export const documentTitle = (title: string, brand: string): string => `${title} | ${brand}`;
