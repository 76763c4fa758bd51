import { escapeMarkup } from './escape-markup';

/**
 * @param addresses absolute addresses of the indexed pages, at most 50,000
 * @see https://www.sitemaps.org/protocol.html
 */
export const sitemap = (addresses: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => `<url><loc>${escapeMarkup(address)}</loc></url>\n`).join('')}</urlset>
`;
