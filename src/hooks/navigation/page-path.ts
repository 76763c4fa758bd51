// Replaces Gatsby's modules `find-path` and `strip-prefix`. The site has no client-only routes, so nothing matches by
// pattern.

/**
 * Finds the page of an address. Gatsby's module decodes the address: it finds the page /about for /about%2F, which the
 * router then cannot show, and it throws for a malformed one. Routes have letters, digits and hyphens only, so every
 * other address shows the 404 page. So does /index: Gatsby has the home page's data there.
 *
 * @param address a path with or without the path prefix, a query and an anchor, or the result of an earlier call
 */
export function findPath(address: string): string {
  const path = `${address.split(/[?#]/)[0]}/`;
  const inSite = path.startsWith(`${__BASE_PATH__}/`) ? path.slice(__BASE_PATH__.length) : path;
  // The path of a route has one slash at the end by now, or two if the address has a trailing slash.
  const page = /^(?!\/index\/)((?:\/[\w-]+)*)\/\/?$/.exec(inSite)?.[1];
  return page === undefined ? '/404.html' : page || '/';
}

export const setMatchPaths = (): void => undefined;
export const findMatchPath = (): null => null;
export const grabMatchParams = (): object => ({});

/**
 * The router's path of the 404 page, which every address matches. From Gatsby's module the router gets the address and
 * reads it as a pattern: in /:data it finds a parameter, which would replace the page's data.
 */
export default (): string => '/*';
