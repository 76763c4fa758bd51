/** The width of a logo divided by its height. */
export function ratioOf(viewBox: string): number {
  const [, , width = 1, height = 1] = viewBox.split(' ').map(Number);
  return width / height;
}

/** How many times as wide as high, and as high as wide, a logo may be. */
const maxRatio = { wide: 12, high: 3 };

/** Says what is wrong with the proportions of a logo. */
export const explainRatio = (width: number, height: number): string | undefined =>
  width <= maxRatio.wide * height && height <= maxRatio.high * width
    ? undefined
    : `${width} wide and ${height} high, expected a logo that is at most ${maxRatio.wide} times as wide as high, and ${maxRatio.high} times as high as wide`;

/** The sizes of style sheets are for marks that are about as wide as high. */
export const isNearlySquare = (ratio: number): boolean => Math.max(ratio, 1 / ratio) <= 1.5;

/** The areas that logos have, in rem², so that all seem to have one size, and limits in rem. */
const sizes = {
  mark: { area: 1.75 ** 2, width: 5, height: 2.25 },
  wordMark: { area: 11, width: 12, height: 2.75 },
};

/** The share of the width of a narrow screen that a logo may have, in %. */
const shareOfScreen = { mark: 20, wordMark: 46 };

/** In rem. */
export function heightOf(ratio: number, use: keyof typeof sizes): number {
  const { area, width, height } = sizes[use];
  return Math.min(Math.sqrt(area / ratio), width / ratio, height);
}

/** The height as CSS. Undefined for a mark that has that of the style sheet. */
export function heightInCss(ratio: number, use: keyof typeof sizes): string | undefined {
  if (use === 'mark' && isNearlySquare(ratio)) return undefined;
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return `min(${round(heightOf(ratio, use))}rem, ${round(shareOfScreen[use] / ratio)}vw)`;
}
