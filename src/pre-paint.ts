import type { AnnouncementData } from './content-model/files/announcement';
import { saveWhileTyping } from './forms/drafts';
import { readConsent } from './integrations/consent';
import { todayIn } from './content-model/time-zone';
import { hideBar } from './hooks/hide-bar';
import { readStored } from './hooks/storage';
import { hasThemes, showTheme, storedTheme } from './theme/theme';
import { prepareFonts } from './theme/web-fonts';
import { loadNoteId } from './content-model/ids';

/** What the inline script knows of the content. */
export interface PrePaintContent {
  announcement: Pick<AnnouncementData, 'id' | 'from' | 'until'> | null;
  /** The id of the scripts that need consent. */
  consent: string | null;
  timeZone: string;
}

function isOnItsDays(
  { from, until }: NonNullable<PrePaintContent['announcement']>,
  timeZone: string,
): boolean {
  if (!from && !until) return true;
  const today = todayIn(timeZone);
  return (from ?? today) <= today && today <= (until ?? today);
}

/** When the page is probably incomplete, in ms. With 400 kbit/s the header is there after five seconds. */
export const NOTE_DELAY_MS = 10_000;

/**
 * Sets the stored theme and the web fonts before the first paint, hides what the visitor has closed or answered and what is for other days, and
 * prepares for later files that never arrive: also for the rest of the document. The build compiles this function to an
 * inline script in the head of every page.
 */
export function prePaint({ announcement, consent, timeZone }: PrePaintContent): void {
  saveWhileTyping();
  // A file that was saved has no scripts.
  if (location.protocol !== 'file:') {
    const { dataset } = document.documentElement;
    dataset.loading = location.hash || history.state ? 'place' : '';
    // The style sheet hides the note when the header is mounted.
    setTimeout(() => {
      document.getElementById(loadNoteId)?.removeAttribute('hidden');
      delete dataset.loading;
    }, NOTE_DELAY_MS);
  }
  if (__PARTS__.announcement && announcement)
    hideBar(
      'announcement',
      !isOnItsDays(announcement, timeZone) || readStored('announcement') === announcement.id,
    );
  if (__PARTS__.consent && consent && readConsent(consent) !== undefined) hideBar('consent');
  if (hasThemes() && storedTheme() === 'dark') showTheme('dark');
  try {
    prepareFonts();
  } catch {
    // Development has no inline styles, and some hardened browsers have no fonts API.
  }
}
