import { storageKey } from './storage';
import { themeColours } from './theme-colours';

/** The class of the root element once the web fonts have loaded (see styles/fonts.css). */
export const fontsClass = 'fonts';

/** The key in session storage that remembers that the web fonts have loaded. */
export const fontsKey = 'fonts';

/**
 * Sets the stored theme and the web fonts before the first paint. The build compiles this function to an inline script
 * in the head of every page.
 */
export function prePaint(): void {
  const { classList } = document.documentElement;
  try {
    if (sessionStorage.getItem(fontsKey)) classList.add(fontsClass);
    if (localStorage.getItem(storageKey) === 'true') {
      classList.add('dark');
      document.querySelector('meta[name=theme-color]')?.setAttribute('content', themeColours.dark);
    }
  } catch {
    // Storage is blocked: the page keeps its defaults.
  }
}
