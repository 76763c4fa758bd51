/**
 * All pages may be crawled. A page that must not be indexed has a robots meta tag.
 *
 * @param sitemap absolute address of the sitemap
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export const robots = (sitemap: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
