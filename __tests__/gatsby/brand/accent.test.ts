/** @jest-environment node */
import fs from 'node:fs';
import { converter, formatHex, interpolate, type Oklch, wcagContrast } from 'culori';
import postcss from 'postcss';
import { accentStyles, nearestReadable } from '../../../gatsby/brand/accent';
import { themes } from '../../../gatsby/brand/tokens';

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
  it('of tints follow its hue', () => {
    const tints = ['--underside', '--color-accent-strong', '--panel']
      .flatMap((name) => valuesOf(name))
      .flatMap((value) => value.match(/#[\da-f]{6}/g) ?? []);
    expect(tints).toHaveLength(9);
    for (const tint of tints) expect(Math.abs(hueOf(tint) - hueOf(green.light))).toBeLessThan(25);
  });

  it.each([green.light, '#4b3be3', '#8a6100', '#b0124f', '#3b3b3b'])(
    'leave enough contrast to text on the panel of %s',
    (accent) => {
      const [panel = ''] = valuesOf('--panel', accentStyles({ ...green, light: accent }));
      const [tokens = '', styles = ''] = ['src/styles/colours.css', 'src/styles/utilities.css'].map((file) =>
        fs.readFileSync(file, 'utf8'),
      );
      const ink = themes().dark.get('--color-ink') ?? '';
      const share = Number(
        /--color-ink-muted: color-mix\(in srgb, var\(--color-ink\) (\d+)%/.exec(styles)?.[1],
      );
      const muted = formatHex(interpolate([panel, ink], 'rgb')(share / 100));
      const [highlight = ''] = valuesOf(/--color-accent: var\((.+)\)/.exec(styles)?.[1] ?? '', tokens);
      for (const text of [ink, muted, highlight])
        expect(wcagContrast(text, panel)).toBeGreaterThanOrEqual(4.5);
    },
  );
});
