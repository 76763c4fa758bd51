import { escapeMarkup } from './escape-markup';

/**
 * Writes a sitemap. One takes up to 50,000 addresses.
 *
 * @param addresses of the pages that search engines may list
 * @see https://www.sitemaps.org/protocol.html
 */
export const sitemap = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${escapeMarkup(address)}</loc></url>\n`).join('')}</urlset>
`;
