import { hash } from 'node:crypto';
import type { AnnouncementData } from '../../src/content-model/files/announcement';
import { todayIn } from '../../src/content-model/time-zone';
import type { Values } from './site';

type Announcement = Values['announcement'];

export const isOver = ({ until }: Pick<Announcement, 'until'>, timeZone: string): boolean =>
  until !== undefined && until < todayIn(timeZone);

/** One whose days have not come is on the pages, and the inline script in the head shows it then. */
export function currentAnnouncement(
  value: Announcement | undefined,
  timeZone: string,
): AnnouncementData | null {
  if (!value || isOver(value, timeZone)) return null;
  const { text, link, close, from, until } = value;
  const id = hash('sha256', JSON.stringify([text, link])).slice(0, 8);
  return { text, link, close, from, until, id };
}
