import { storageKey } from './storage';
import { themeColours } from './theme-colours';

/** On the document's root it says that the fonts are there to be used: see fonts.css. */
export const fontsClass = 'fonts';

/** Under this key the browser remembers, for as long as a tab lasts, that it has fetched the fonts. */
export const fontsKey = 'fonts';

/**
 * The script in the head of every page. Before the first paint it sets the stored theme, and the fonts class if the tab
 * has already loaded the fonts. It is the same on every page, so that one CSP hash allows it for the whole site.
 */
export const prePaintScript = `try{const{classList}=document.documentElement;if(sessionStorage.getItem(${JSON.stringify(fontsKey)}))classList.add(${JSON.stringify(fontsClass)});if(localStorage.getItem(${JSON.stringify(storageKey)})==="true"){classList.add("dark");document.querySelector("meta[name=theme-color]").content=${JSON.stringify(themeColours.dark)}}}catch(e){}`;
