/**
 * Writes robots.txt: everything may be read, a page that is not to be listed says so itself.
 *
 * @param sitemap the sitemap's address
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export const robots = (sitemap: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`;
