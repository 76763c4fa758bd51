// Gatsby keeps its link and its router among its own packages; jest.config.js finds them there.
declare module 'gatsby-link' {
  export { Link, navigate, withPrefix } from 'gatsby';
}

declare module '@gatsbyjs/reach-router' {
  export { navigate } from '@reach/router';
}
