import * as ids from '../../../src/content-model/ids';

const reserved: readonly unknown[] = Object.values(ids);
const ends = [ids.headingId(''), ids.failureId('')];

/** Whether the site itself uses an anchor, on any page. */
export const isReservedAnchor = (anchor: string): boolean =>
  reserved.includes(anchor) || ends.some((end) => anchor.endsWith(end));
