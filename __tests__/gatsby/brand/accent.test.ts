/** @jest-environment node */
import { converter, type Oklch } from 'culori';
import postcss from 'postcss';
import { accentStyles, nearestReadable } from '../../../gatsby/brand/accent';

const green = { light: '#0b6e4f', dark: '#5ed6a5' };

/** The values of a custom property, in the order of the styles. */
function valuesOf(name: string, css = accentStyles(green)): string[] {
  const values: string[] = [];
  postcss.parse(css).walkDecls(name, ({ value }) => void values.push(value));
  return values;
}

const toOklch = converter('oklch') as (hex: string) => Oklch;

/** The hue of a colour in degrees. */
const hueOf = (hex: string): number => toOklch(hex).h ?? 0;

describe('Readable accents', () => {
  it.each([
    [green.light, 'light'],
    [green.dark, 'dark'],
    ['#000000', 'light'],
    ['#ffffff', 'dark'],
  ] as const)('%s is one in the %s theme', (accent, theme) => {
    expect(nearestReadable(accent, theme)).toBeUndefined();
  });

  it.each([
    ['#ffcc00', 'light'],
    ['#ffffff', 'light'],
    ['#000000', 'dark'],
    ['#0000ff', 'dark'],
  ] as const)('%s has a near one of the same hue in the %s theme', (accent, theme) => {
    const near = nearestReadable(accent, theme) ?? '';
    expect(nearestReadable(near, theme)).toBeUndefined();
    if (toOklch(accent).c > 0.05) expect(Math.abs(hueOf(near) - hueOf(accent))).toBeLessThan(12);
  });
});

describe('Roles', () => {
  it('have the accent of their theme', () => {
    expect(valuesOf('--color-accent')).toEqual([green.light, green.dark]);
    expect(valuesOf('--color-accent-wash')).toEqual(['rgb(11 110 79 / 0.08)', 'rgb(94 214 165 / 0.12)']);
  });

  it('of tints follow its hue', () => {
    const tints = ['--flap', '--underside', '--color-accent-strong']
      .flatMap((name) => valuesOf(name))
      .flatMap((value) => value.match(/#[\da-f]{6}/g) ?? []);
    expect(tints).toHaveLength(12);
    for (const tint of tints) expect(Math.abs(hueOf(tint) - hueOf(green.light))).toBeLessThan(25);
  });
});
