/** Key in `localStorage`. Its value is the id of the announcement that the visitor has closed last. */
export const announcementKey = 'announcement';

/** The style sheet hides the bar. */
export const hideAnnouncement = (): void => void (document.documentElement.dataset.announcement = 'closed');
