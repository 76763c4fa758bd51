/** Escapes each "%" of an address if one is no part of an encoded character, as in "#100%". */
export function decodable(text: string): string {
  try {
    decodeURI(text);
    return text;
  } catch {
    return text.replaceAll('%', '%25');
  }
}

/** What the forms of an address have in common: /about/, /about/index.html, //about and /%61bout. */
const plain = (path: string): string =>
  decodeURI(decodable(path))
    .toLowerCase()
    .replace(/(\/index)?(\.html)?$|\//g, '');

/**
 * Whether the document is a copy at another address, as in a web archive, or a file that was saved. The 404 page is at
 * every address.
 *
 * @param page the page's own path
 */
export const isCopy = (page: string): boolean =>
  !page.endsWith('/404.html') && plain(page) !== plain(location.pathname);
