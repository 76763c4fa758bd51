import { saveWhileTyping } from './forms/drafts';
import { readConsent } from './integrations/consent';
import { todayIn } from './content-model/time-zone';
import { hideBar } from './hooks/hide-bar';
import { readStored } from './hooks/storage';
import { hasThemes, showTheme, storedTheme } from './theme/theme';
import { prepareFonts } from './theme/web-fonts';
import { loadNoteId } from './content-model/ids';

function isOnItsDays({ from, until }: NonNullable<typeof __ANNOUNCEMENT__>): boolean {
  if (!from && !until) return true;
  const today = todayIn(__TIME_ZONE__);
  return (from ?? today) <= today && today <= (until ?? today);
}

/** When the page is probably incomplete, in ms. With 400 kbit/s the header is there after five seconds. */
export const NOTE_DELAY_MS = 10_000;

/**
 * Sets the stored theme and the web fonts before the first paint, hides what the visitor has closed or answered and what is for other days, and
 * prepares for later files that never arrive: also for the rest of the document. The build compiles this function to an
 * inline script in the head of every page.
 */
export function prePaint(): void {
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
  if (__ANNOUNCEMENT__)
    hideBar(
      'announcement',
      !isOnItsDays(__ANNOUNCEMENT__) || readStored('announcement') === __ANNOUNCEMENT__.id,
    );
  if (__CONSENT__ && readConsent() !== undefined) hideBar('consent');
  if (hasThemes() && storedTheme() === 'dark') showTheme('dark');
  try {
    prepareFonts();
  } catch {
    // Development has no inline styles, and some hardened browsers have no fonts API.
  }
}
