/** Anchors that every page has. */
export const layoutAnchors = ['main', 'footer'];

/** Ids that pages can have besides anchors. Those of headings end in "-heading". Gatsby's router has the first one. */
const otherIds = ['gatsby-focus-wrapper', 'load-note', 'offline-note'];

/** Whether the site itself uses an anchor. */
export const isReservedAnchor = (anchor: string): boolean =>
  [...layoutAnchors, ...otherIds].includes(anchor) || anchor.endsWith('-heading');
