import path from 'node:path';
import { shortNameLength } from '../../../src/content-model/files/brand';
import { defaultColours, nearestReadable, withColour } from '../../brand/readable';
import { fontWith, lettersOf } from '../../brand/installed-fonts';
import type { LogoMistake } from '../../brand/logo';
import { explainContrast, type LogoBrand, type LogoUse } from '../../brand/logo-contrast';
import { parseMark } from '../../brand/read-logo';
import { fileProblem, placeIn, type Problem, quote } from '../../parse/problem';
import type { Site } from '../../model/site';
import { shownName } from '../../model/read-content';
import { readBytes } from '../read-bytes';
import { explainFile, isLinked } from './images/image-file';
import { checkTexts } from './check-texts';
import { isColour } from './colours';
import { type Rule, problemIn, type Rules } from './rule';
import { localesOf } from '../../model/languages/languages';
import { hasCharacter, missingCharacters } from '../../brand/fonts';

const longNamesHaveShortForms: Rule = ({ fields }) => {
  const ofBrand = fields.filter(({ file, path }) => file.name === 'brand.json' && path.length === 1);
  if (ofBrand.some(({ path: [key], value }) => key === 'shortName' && value !== undefined)) return [];
  return ofBrand.flatMap(({ file, path, value }) => {
    const length = path[0] === 'name' && typeof value === 'string' ? [...value].length : 0;
    if (length <= shortNameLength) return [];
    const message = `found ${length} characters, expected at most ${shortNameLength}, or a short form of the name as "shortName"`;
    return file.problem(path, message);
  });
};

/** The colours of brand.json, and those of the default brand for what is missing or has mistakes. */
function brandColoursIn(site: Site) {
  const fields = site.fields.filter(
    ({ schema: { fieldType }, value }) => fieldType?.isBrandColour && isColour(value),
  );
  const choices = site.fields.filter(
    ({ file, path, schema: { enum: names }, value }) =>
      file.name === 'brand.json' && path.length === 1 && names?.includes(value as string),
  );
  const brand = fields.reduce<LogoBrand>((colours, { path, value }) => withColour(colours, path, value), {
    ...defaultColours,
    ...Object.fromEntries(choices.map(({ path, value }) => [path.join(), value])),
  });
  return { fields, brand };
}

const brandColoursAreReadable: Rule = (site) => {
  const { fields, brand } = brandColoursIn(site);
  return fields.flatMap(({ file, path, value }) => {
    // Each colour is checked with those before it, so that a mistake is reported once.
    const colours = { ...brand };
    if (path[0] !== 'ink') colours.ink = undefined;
    if (!/^(?:ink|canvas|darkSurface)$/.test(String(path[0])))
      colours.canvas = colours.darkSurface = undefined;
    const near = nearestReadable(path, String(value), colours);
    const theme = path[1] === 'light' || path[1] === 'dark' ? ` in the ${path[1]} theme` : '';
    if (near === value) return [];
    const found = `found ${quote(String(value))}, with which text is too hard to read${theme}`;
    const advice = near
      ? `the nearest colour that is readable is "${near}"`
      : 'no lightness of it is readable';
    return file.problem(path, `${found}; ${advice}`);
  });
};

/** @returns "none" for a file that nothing shows */
function useOf(key: string, { fields }: Site): LogoUse | 'none' | undefined {
  const has = (other: string) =>
    fields.some(({ file, path, value }) => file.name === 'brand.json' && path.join() === other && value);
  if (key.startsWith('logo') && has('wordMark')) return key === 'logo' ? 'icons' : 'none';
  if (key.endsWith('OnDark')) return 'dark';
  return has(`${key}OnDark`) ? 'light' : undefined;
}

const logosAreShowable: Rule = async (site) => {
  const { brand } = brandColoursIn(site);
  const problems = site.fields.map(async ({ file, path: place, schema, value }): Promise<Problem[]> => {
    if (!schema.fieldType?.isInline || typeof value !== 'string' || value.trim() === '') return [];
    if (isLinked(site, value)) return [];
    const missing = explainFile(site, value, 'an image', ['.svg', '.png']);
    if (missing) return [file.problem(place, missing)];
    const bytes = await readBytes(path.join(site.directory, value)).catch(() => Buffer.of());
    try {
      const mark = parseMark(bytes);
      const use = useOf(String(place[0]), site);
      const message = use !== 'none' && (await explainContrast(mark, brand, use));
      if (!message) return [];
      throw new Error(message);
    } catch (error) {
      const { message, offset = 0 } = error as LogoMistake;
      return [
        {
          ...fileProblem(shownName(site.directory, value), message),
          ...placeIn(/\.svg$/.test(value) ? String(bytes) : '', offset),
        },
      ];
    }
  });
  return (await Promise.all(problems)).flat();
};

const fontsHaveTheScripts: Rule = (site) => {
  if (site.home !== '/') return [];
  return localesOf(site.settings).flatMap((locale, index) => {
    const letters = lettersOf(locale);
    const path = site.settings.languages ? ['languages', index, 'locale'] : ['locale'];
    if (!letters || fontWith(letters, [])) return [];
    const message = `found ${quote(locale)}, whose letters no installed font has, expected a language with Latin letters, or a package of https://fontsource.org with a variable font for "${letters}"`;
    return problemIn(site, 'site.json', path, message);
  });
};

const fontsHaveTheLetters: Rule = (site) => {
  const { headings, text } = site.brand.fonts;
  const { locale } = site.settings;
  const fonts = [headings, text].map((font) => ({ font, has: hasCharacter(font, locale) }));
  return checkTexts(site, (value, { schema }) => {
    if (!schema.fieldType?.hasWords) return undefined;
    const letters = value.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? [];
    const [lack] = fonts.flatMap(({ font, has }) => {
      const missing = [...new Set(letters)].filter((letter) => !has(letter));
      return missing.length > 0 ? [{ font, missing: missing.join('') }] : [];
    });
    return (
      lack &&
      `found ${quote(lack.missing)}, which the font ${lack.font} lacks; pages show it in another font, and Open Graph images may leave it out`
    );
  });
};

/** The file and the place of the texts that Open Graph images have. */
const textOfImage =
  /(?:^|\/)(?:brand\.json name|site\.json tagline|pages\.json pages,\d+,heading|sections\/.+ (?:topics|authors),heading|.+\/.+ name)$/;

const fontsHaveTheSigns: Rule = (site) =>
  checkTexts(site, (value, { file, path: place, schema }) => {
    if (!schema.fieldType?.hasPage && !textOfImage.test(`${file.name} ${place.join()}`)) return undefined;
    const missing = missingCharacters(value, site.brand.fonts, site.settings.locale);
    const signs = missing.replace(/[\p{L}\p{N}]/gu, '');
    return signs && `found ${quote(signs)}, which no installed font has, so Open Graph images leave it out`;
  });

export const brandRules: Rules = {
  fieldRules: [longNamesHaveShortForms, logosAreShowable, brandColoursAreReadable],
  rules: [fontsHaveTheScripts],
  warnings: [fontsHaveTheLetters, fontsHaveTheSigns],
};
