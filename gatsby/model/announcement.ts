import { hash } from 'node:crypto';
import type { Value } from '../../src/content-model';
import type * as files from '../../src/content-model/files';
import type { AnnouncementData } from '../../src/content-model/files/announcement';
import { today } from './entry';

export type Announcement = Value<typeof files.announcement>;

export const isOver = ({ until }: Pick<Announcement, 'until'>): boolean =>
  until !== undefined && until < today();

export function currentAnnouncement(value: Announcement | undefined): AnnouncementData | null {
  if (!value || isOver(value) || (value.from ?? '') > today()) return null;
  const { text, link, close } = value;
  const id = hash('sha256', JSON.stringify([text, link])).slice(0, 8);
  return { text, link, close, id };
}
