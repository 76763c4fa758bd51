import fs from 'node:fs/promises';
import { nearestReadable } from '../../brand/accent';
import { installedFonts } from '../../brand/installed-fonts';
import { isMark, parseLogo } from '../../brand/logo';
import type { Theme } from '../../brand/tokens';
import { expectedName } from '../nearest';
import { placeIn, type Problem, quote } from '../problem';
import { shownName } from '../read-content';
import { readImage } from './images/image-file';
import { checkFormat, type Rule } from './rule';

const themes: readonly Theme[] = ['light', 'dark'];

/** Text in the accent colour, and on it, is readable in each theme. */
export const accentsAreReadable: Rule = (content) =>
  themes.flatMap((theme) =>
    checkFormat(content, `accent-${theme}`, (text) => {
      const colour = /^#[\da-f]{6}$/i.test(text) && nearestReadable(text, theme);
      return colour
        ? `found ${quote(text)}, in which text is too hard to read in the ${theme} theme; the nearest colour that is readable is "${colour}"`
        : undefined;
    }),
  );

/** Each font is a package that is installed. */
export const fontsAreInstalled: Rule = (content) => {
  const fonts = installedFonts();
  return checkFormat(content, 'font', (text) =>
    fonts.includes(text)
      ? undefined
      : `found ${quote(text)}, which is not installed${expectedName(text, fonts)}`,
  );
};

/** The logo's file exists and has a mark that every page can show. */
export const logosAreShowable: Rule = async (content) => {
  const problems = content.fields.map(async ({ file, path, schema, value }): Promise<Problem[]> => {
    if (schema.format !== 'logo' || typeof value !== 'string' || value.trim() === '') return [];
    const read = async (name: string) => ({ text: await fs.readFile(name, 'utf8') });
    const found = await readImage(content, value, ['.svg'], read);
    return typeof found === 'string'
      ? [file.problem(path, found)]
      : markProblems(found.text, shownName(content.directory, value));
  });
  return (await Promise.all(problems)).flat();
};

function markProblems(text: string, file: string): Problem[] {
  const logo = parseLogo(text);
  return isMark(logo) ? [] : [{ file, ...placeIn(text, logo.offset), field: '', message: logo.message }];
}
