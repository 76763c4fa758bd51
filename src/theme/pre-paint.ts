import { storageKey } from './storage';
import { darkColour } from './theme-colours';
import { prepareFonts } from './web-fonts';

/**
 * Sets the stored theme and the web fonts before the first paint. The build compiles this function to an inline script
 * in the head of every page.
 */
export function prePaint(): void {
  try {
    if (localStorage.getItem(storageKey) === 'true') {
      document.documentElement.classList.add('dark');
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', darkColour);
    }
  } catch {
    // Storage is blocked: the page keeps its defaults.
  }
  try {
    prepareFonts();
  } catch {
    // Development has no inline styles, and some hardened browsers have no fonts API.
  }
}
