/** A moment in a time zone, such as "2026-03-14T18:30". Such texts sort by time, also those of days alone. */
export const momentIn = (timeZone: string): string =>
  // Swedish writes dates and times in this order.
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(new Date())
    .replace(' ', 'T');

export const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
};

/** Today in a time zone, as content has days: "2026-03-14". */
export const todayIn = (timeZone: string): string => momentIn(timeZone).slice(0, 10);
