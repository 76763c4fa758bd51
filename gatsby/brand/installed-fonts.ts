import fs from 'node:fs';
import path from 'node:path';

const packages = path.resolve('node_modules/@fontsource-variable');

export interface FontFile {
  font: string;
  /** As Fontsource names them: "latin", "latin-ext", "hebrew". */
  letters: string;
}

export const pathOf = ({ font, letters }: FontFile): string =>
  path.join(packages, font, `files/${font}-${letters}-wght-normal.woff2`);

const isInstalled = (file: FontFile): boolean => fs.existsSync(pathOf(file));

const rangesOf = (font: string) =>
  JSON.parse(fs.readFileSync(path.join(packages, font, 'unicode.json'), 'utf8')) as Record<string, string>;

/** The characters of a file, as the descriptor `unicode-range`: "U+100-151,U+154". */
export const rangeOf = ({ font, letters }: FontFile): string => rangesOf(font)[letters] ?? '';

export const installedFonts = (): string[] =>
  fs.readdirSync(packages).filter((font) => isInstalled({ font, letters: 'latin' }));

/** The files of all installed fonts, first those of the preferred ones. */
export const allFiles = (preferred: readonly string[]): FontFile[] =>
  [...new Set([...preferred, ...installedFonts()])].flatMap((font) =>
    Object.keys(rangesOf(font))
      .map((letters) => ({ font, letters }))
      .filter(isInstalled),
  );

const scriptNames = new Intl.DisplayNames('en', { type: 'script' });

/** The letters of a locale, such as "he-IL", as Fontsource names them. Undefined if they are Latin. */
export function lettersOf(locale: string): string | undefined {
  const { language, script = 'Latn' } = new Intl.Locale(locale).maximize();
  if (language === 'vi') return 'vietnamese';
  return script === 'Latn' ? undefined : scriptNames.of(script)?.toLowerCase();
}

/** The font with letters: the first of those that are preferred, or else an installed one. */
export const fontWith = (letters: string, preferred: readonly string[]): string | undefined =>
  [...preferred, ...installedFonts()].find((font) => isInstalled({ font, letters }));

/**
 * The files for texts in several languages. For letters that a font does not have, they are those of another font.
 *
 * @param preferred fonts, of which the first one has the Latin letters
 */
export function filesFor(preferred: readonly [string, ...string[]], locales: readonly string[]): FontFile[] {
  const others = new Set(locales.flatMap((locale) => lettersOf(locale) ?? []));
  return ['latin', ...others]
    .flatMap((letters) => {
      const font = fontWith(letters, preferred) ?? preferred[0];
      return [letters, `${letters}-ext`].map((part) => ({ font, letters: part }));
    })
    .filter(isInstalled);
}
