/** A colour in the OKLCH space: lightness from 0 to 1, chroma from 0, hue in radians. Equal steps look equal. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = [number, number, number];

/** @param hex "#4b3be3" @returns red, green and blue from 0 to 1 */
const channelsOf = (hex: string): Triple =>
  [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255) as Triple;

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

const multiply = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
  matrix.map(([x, y, z]) => x * a + y * b + z * c) as Triple;

// @see https://bottosson.github.io/posts/oklab/
const rgbToCone: Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const coneToLab: Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const labToCone: Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const coneToRgb: Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** @param hex "#4b3be3" */
export function toOklch(hex: string): Oklch {
  const cone = multiply(rgbToCone, channelsOf(hex).map(toLinear) as Triple).map(Math.cbrt) as Triple;
  const [lightness, a, b] = multiply(coneToLab, cone);
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function toRgb({ lightness, chroma, hue }: Oklch): Triple {
  const lab: Triple = [lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const cone = multiply(labToCone, lab).map((value) => value ** 3) as Triple;
  return multiply(coneToRgb, cone).map(fromLinear) as Triple;
}

/** Rounding to 8 bits hides what is less than this outside the range from 0 to 1. */
const tolerance = 0.002;

/** @returns "#4b3be3". A colour that screens cannot show gets less chroma. */
export function toHex(colour: Oklch): string {
  const lightness = Math.min(Math.max(colour.lightness, 0), 1);
  for (let share = 1; share >= 0; share -= 0.01) {
    const rgb = toRgb({ ...colour, lightness, chroma: colour.chroma * share });
    const isShown = rgb.every((value) => value >= -tolerance && value <= 1 + tolerance);
    if (isShown || share < 0.01)
      return `#${rgb
        .map((value) =>
          Math.round(Math.min(Math.max(value, 0), 1) * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`;
  }
  return '#000000';
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map(toLinear) as Triple;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21. @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
