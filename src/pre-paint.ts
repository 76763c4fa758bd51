import { saveWhileTyping } from './forms/drafts';
import { showTheme, storedTheme } from './theme/theme';
import { prepareFonts } from './theme/web-fonts';

/** After this time a page that is not complete offers a reload, in ms. */
export const LOAD_TIMEOUT_MS = 5000;

/**
 * Sets the stored theme and the web fonts before the first paint, and prepares for later files that never arrive: also
 * for the rest of the document. The build compiles this function to an inline script in the head of every page.
 */
export function prePaint(): void {
  saveWhileTyping();
  // The style sheet hides the note when the header is mounted.
  setTimeout(() => document.getElementById('load-note')?.removeAttribute('hidden'), LOAD_TIMEOUT_MS);
  if (storedTheme() === 'dark') showTheme('dark');
  try {
    prepareFonts();
  } catch {
    // Development has no inline styles, and some hardened browsers have no fonts API.
  }
}
