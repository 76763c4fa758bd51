import satori from 'satori';
import { hasCharacter, letteringFonts } from '../brand/fonts';

type Fonts = Parameters<typeof letteringFonts>[0];

export interface LetterStyle {
  family: 'Text' | 'Display';
  weight: number;
  size: number;
  /** In em. */
  spacing: number;
  isCentred: boolean;
}

/** The size at which satori draws, in px: fonts usually have a thousand units. */
const drawnSize = 1000;

/** The size of outlines, in steps of their coordinates. */
const em = 250;

/** A letter without a part below the line. */
const standing = 'H';

/**
 * Shortens an outline. Each part has coordinates from its start, so that a letter is the same text each time, which
 * compresses well.
 */
function shorten(outline: string): string {
  const scaled = (value: number) => Math.round((value * em) / drawnSize);
  let start = [0, 0];
  let at = [0, 0];
  return [...outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command = '', text = '']) => {
      if (command === 'Z') return 'z';
      const numbers = (text.match(/-?[\d.]+/g) ?? []).map(Number);
      if (command === 'M') {
        start = numbers;
        at = [0, 0];
        return `M${numbers.map(scaled).join(' ')}`;
      }
      const places = numbers.map((value, index) => scaled(value - (start[index % 2] ?? 0)));
      const steps = places.map((place, index) => place - (at[index % 2] ?? 0));
      at = places.slice(-2);
      // Outlines begin each part with a line of no length.
      if (steps.every((step) => step === 0)) return '';
      return command.toLowerCase() + steps.join(' ').replaceAll(' -', '-');
    })
    .join('');
}

const numbersOf = (outline: string, part: 0 | 1): number[] =>
  [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => Number(match[part + 1]));

/**
 * Makes a function that draws a line of text as an outline. Browsers lay out text of illustrations each time they show
 * one, and when the fonts arrive.
 *
 * @returns the function, which returns a path for the place of the text, or undefined if the font lacks one of its letters
 */
export async function createLettering(brandFonts: Fonts) {
  const fonts = await letteringFonts(brandFonts);
  const isDrawn = {
    Text: hasCharacter(brandFonts.text, 'en'),
    Display: hasCharacter(brandFonts.headings, 'en'),
  };

  async function draw(text: string, { family, weight, spacing }: LetterStyle): Promise<string> {
    const style = {
      display: 'flex',
      fontFamily: family,
      fontWeight: weight,
      fontSize: drawnSize,
      lineHeight: 1,
      letterSpacing: `${spacing}em`,
      whiteSpace: 'pre',
    };
    const element = { type: 'div', props: { style, children: text } };
    const svg = await satori(element as never, {
      width: drawnSize * (text.length + 2),
      height: drawnSize * 2,
      fonts: fonts as never,
    });
    return /<path[^>]* d="([^"]+)"/.exec(svg)?.[1]?.trim() ?? '';
  }

  const lines = new Map<string, Promise<number>>();
  const lineOf = (style: LetterStyle): Promise<number> => {
    const key = style.family + style.weight;
    const line =
      lines.get(key) ?? draw(standing, style).then((outline) => Math.max(...numbersOf(outline, 1)));
    lines.set(key, line);
    return line;
  };

  return async (text: string, x: number, y: number, style: LetterStyle): Promise<string | undefined> => {
    if (![...text].every((character) => character === ' ' || isDrawn[style.family](character)))
      return undefined;
    const outline = await draw(text, style);
    if (!outline) return '';
    const scale = style.size / drawnSize;
    const columns = numbersOf(outline, 0);
    const left = style.isCentred ? ((Math.min(...columns) + Math.max(...columns)) / 2) * scale : 0;
    const top = (await lineOf(style)) * scale;
    const place = [x - left, y - top].map((value) => Math.round(value * 100) / 100).join(' ');
    return `<path transform="translate(${place}) scale(${style.size / em})" d="${shorten(outline)}"/>`;
  };
}
