// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the only module that imports the router
export { Link as RouteLink, navigate, withPrefix } from 'gatsby';
