import { storageKey } from './storage';
import { themeColours } from './theme-colours';

/**
 * The script that stands in the head of every page and sets the stored theme before the first paint. It must stay
 * free of anything that varies from page to page: one hash allows it for the whole site.
 */
export const prePaintScript = `try{if(localStorage.getItem(${JSON.stringify(storageKey)})==="true"){document.documentElement.classList.add("dark");document.querySelector("meta[name=theme-color]").content=${JSON.stringify(themeColours.dark)}}}catch(e){}`;
