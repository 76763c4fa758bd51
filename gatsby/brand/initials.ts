import type { LogoMark } from '../../src/content-model/field-types/media/logo';
import { shortNameOf } from '../../src/layout/document-title';
import type { Site } from '../model/site';
import { outlineOf } from './fonts';
import { fontsOf } from './looks';

/** Little words that initials leave out. */
const little = /^(?:and|the|of|und|der|die|das|et|le|la|les|de|du|&)$/i;

/** The first letters of the first two words: "HA" for "Hale & Archer". */
export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const long = words.filter((word) => !little.test(word));
  const letters = (long.length > 0 ? long : words).slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toUpperCase() || [...name.trim()].slice(0, 1).join('');
}

/** A mark of the initials, in the font of headings. */
export async function initialsMark(
  brand: Pick<Site['brand'], 'name' | 'shortName' | 'look' | 'headingWeight' | 'fonts'>,
): Promise<LogoMark> {
  const { path, viewBox } = await outlineOf(initialsOf(shortNameOf(brand)), fontsOf(brand));
  return {
    viewBox,
    shapes: [
      {
        element: 'g',
        attributes: { fill: 'currentColor' },
        children: [{ element: 'path', attributes: { d: path } }],
      },
    ],
  };
}
