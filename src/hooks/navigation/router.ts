// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the only module that imports the router
export { Link as RouteLink, navigate, withPrefix } from 'gatsby';

/** An event of the window: the address has changed, and the page is rendered. */
export const routeUpdate = 'routeupdate';
