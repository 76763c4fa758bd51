import { storageKey } from './storage';
import { themeColours } from './theme-colours';

/** On the document's root it says that the fonts are there to be used: see fonts.css. */
export const fontsClass = 'fonts';

/** Under this key the browser remembers, for as long as a tab lasts, that it has fetched the fonts. */
export const fontsKey = 'fonts';

/**
 * The script that stands in the head of every page and sets, before the first paint, the stored theme, whether the fonts
 * have been fetched before, and that an address with an anchor needs the whole page (src/hooks/whole-page.ts). It must stay free of anything that varies from page to page: one hash allows it for
 * the whole site.
 */
export const prePaintScript = `if(location.hash)document.documentElement.dataset.whole=true;try{const{classList}=document.documentElement;if(sessionStorage.getItem(${JSON.stringify(fontsKey)}))classList.add(${JSON.stringify(fontsClass)});if(localStorage.getItem(${JSON.stringify(storageKey)})==="true"){classList.add("dark");document.querySelector("meta[name=theme-color]").content=${JSON.stringify(themeColours.dark)}}}catch(e){}`;
