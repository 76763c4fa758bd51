// The ids that the site itself sets. No anchor of the content is one of them.
export const mainId = 'main';
export const footerId = 'footer';
export const announcementId = 'announcement';
export const consentId = 'consent';
export const loadNoteId = 'load-note';
export const caseResultsId = 'case-results';
export const relatedPostsId = 'related-posts';
/** Of Gatsby's router. */
export const focusWrapperId = 'gatsby-focus-wrapper';
/** Of Gatsby's router. */
export const announcerId = 'gatsby-announcer';

/** The ids that links of the content may lead to, on every page. */
export const layoutAnchors: readonly string[] = [mainId, footerId];

const heading = '-heading';
const failure = '-failure';

/** @param section its anchor */
export const headingId = (section: string): string => section + heading;

/** @param form its name */
export const failureId = (form: string): string => form + failure;
