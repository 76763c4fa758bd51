declare global {
  interface Window {
    /** The two inline scripts of a page share the fonts: a second copy of the code does not fit the first packets. */
    webFonts?: FontFace[];
  }
}

/** The range of a font without `unicode-range`. */
const everyLetter = 'U+0-10FFFF';

const storageKey = 'fonts';

/** Adds the fonts to the page. A class with other font families would make the browser recalculate all styles. */
const show = (): void => window.webFonts?.forEach((face) => document.fonts.add(face));

/**
 * Reads the web fonts from the inline styles, and shows them from the first paint if the tab has loaded them before. The
 * last rule of the styles has them (gatsby/output/html/critical-css.ts) and applies without scripts only: otherwise the
 * browser would load them before the first paint.
 *
 * @throws when there is no such rule, as in development
 */
export function prepareFonts(): void {
  const media = [...(document.styleSheets[0] as CSSStyleSheet).cssRules].at(-1) as CSSMediaRule;
  window.webFonts = ([...media.cssRules] as CSSFontFaceRule[]).map(({ style }) => {
    const read = (name: string) => style.getPropertyValue(name);
    return new FontFace(read('font-family').replaceAll('"', ''), read('src'), {
      weight: read('font-weight'),
      unicodeRange: read('unicode-range') || everyLetter,
      display: 'swap',
    });
  });
  if (sessionStorage.getItem(storageKey)) show();
}

export async function loadFonts(): Promise<void> {
  try {
    // The browser loads the others when a page has their letters. Those of clients would come after the first rendering,
    // and each change of fonts lays out all of the page again.
    const needed =
      window.webFonts?.filter(
        ({ family, unicodeRange }) =>
          unicodeRange === everyLetter || document.querySelector(`[data-font='${family}']`),
      ) ?? [];
    await Promise.all(needed.map((face) => face.load()));
    show();
    sessionStorage.setItem(storageKey, '1');
  } catch {
    // The text stays in the fallback fonts, or storage is blocked.
  }
}
