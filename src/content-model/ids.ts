/** The ids that the site itself sets. No anchor of the content is one of them. */
export const ids = {
  main: 'main',
  footer: 'footer',
  announcement: 'announcement',
  consent: 'consent',
  loadNote: 'load-note',
  caseResults: 'case-results',
  relatedPosts: 'related-posts',
  // Those of Gatsby's router.
  focusWrapper: 'gatsby-focus-wrapper',
  announcer: 'gatsby-announcer',
} as const;

/** The ids that links of the content may lead to, on every page. */
export const layoutAnchors: readonly string[] = [ids.main, ids.footer];

const heading = '-heading';
const failure = '-failure';

/** @param section its anchor */
export const headingId = (section: string): string => section + heading;

/** @param form its name */
export const failureId = (form: string): string => form + failure;

export const isReservedAnchor = (anchor: string): boolean =>
  Object.values<string>(ids).includes(anchor) || anchor.endsWith(heading) || anchor.endsWith(failure);
