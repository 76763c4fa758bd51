import fs from 'node:fs/promises';
import { defaultColours, nearestReadable, withColour } from '../../brand/readable';
import { installedFonts } from '../../brand/installed-fonts';
import { isMark, parseLogo } from '../../brand/logo';
import { networkNames } from '../../content/graphql/icons';
import { didYouMean, expectedName, nearest } from '../nearest';
import { placeIn, type Problem, quote } from '../problem';
import { shownName } from '../read-content';
import { readImage } from './images/image-file';
import { checkFormat, type Rule } from './rule';

/** Text in the colours of the brand, and on them, is readable in each theme. */
export const brandColoursAreReadable: Rule = (content) => {
  const fields = content.fields.filter(
    ({ schema, value }) => schema.format === 'brand-colour' && isColour(value),
  );
  const brand = fields.reduce((colours, { path, value }) => withColour(colours, path, value), defaultColours);
  return fields.flatMap(({ file, path, value }) => {
    // A dark surface is checked with the other colours, and those without it, so that a mistake is reported once.
    const colours = path[0] === 'darkSurface' ? brand : { ...brand, darkSurface: undefined };
    const near = nearestReadable(path, String(value), colours);
    return near === value
      ? []
      : file.problem(
          path,
          `found ${quote(String(value))}, with which text is too hard to read${themeName(path)}; ${near ? `the nearest colour that is readable is "${near}"` : 'no lightness of it is readable'}`,
        );
  });
};

const isColour = (value: unknown): boolean => typeof value === 'string' && /^#[\da-f]{6}$/i.test(value);

const themeName = ([, name]: readonly (string | number)[]): string =>
  name === 'light' || name === 'dark' ? ` in the ${name} theme` : '';

/** Each font is a package that is installed. */
export const fontsAreInstalled: Rule = (content) => {
  const fonts = installedFonts();
  return checkFormat(content, 'font', (text) =>
    fonts.includes(text)
      ? undefined
      : `found ${quote(text)}, which is not installed${expectedName(text, fonts)}`,
  );
};

/** Each social network has a logo. */
export const networksHaveLogos: Rule = (content) =>
  checkFormat(content, 'network', (text) =>
    networkNames.includes(text) || !/^[a-z0-9-]+$/.test(text)
      ? undefined
      : `found ${quote(text)}${didYouMean(nearest(text, networkNames), ', which has no logo, expected a name from https://fontawesome.com/search?ic=brands')}`,
  );

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
