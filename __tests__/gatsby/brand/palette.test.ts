/** @jest-environment node */
import fs from 'node:fs';
import { formatHex, interpolate, wcagContrast } from 'culori';
import postcss from 'postcss';
import {
  brandColour,
  type BrandColours,
  brandStyles,
  isReadable,
  toHex,
  toOklch,
} from '../../../gatsby/brand/palette';
import { defaultTokens, type Theme } from '../../../gatsby/brand/tokens';
import { lookNames } from '../../../src/content-model/files/brand';
import { defaultColours, nearestReadable, withColour } from '../../../gatsby/brand/readable';

const brandOf = (light: string, dark: string): BrandColours => ({ accent: { light, dark } });
const themes: readonly Theme[] = ['light', 'dark'];
const tokens = defaultTokens;

/** Brands whose accents have very different hues, and one without a hue. */
const brands = [
  ['green', brandOf('#0b6e4f', '#5ed6a5')],
  ['terracotta', brandOf('#a8452b', '#e58a66')],
  ['ochre', brandOf('#8a6100', '#e6b450')],
  ['rose', brandOf('#b0124f', '#ff8fb4')],
  ['grey', brandOf('#3b3b3b', '#c4c4c4')],
] as const;

const hueOf = (colour: string): number => toOklch(colour).h ?? 0;
const distance = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

it('the default brand changes no style', () => {
  expect(brandStyles(defaultColours).trim()).toBe('');
});

it.each(themes)('colours of every hue are readable in the %s theme', (theme) => {
  for (let hue = 0; hue < 360; hue += 15) {
    const near = (name: Theme, l: number) =>
      nearestReadable(['accent', name], toHex({ mode: 'oklch', l, c: 0.15, h: hue }), defaultColours) ?? '';
    const brand = brandOf(near('light', 0.5), near('dark', 0.75));
    const unreadable = [...tokens[theme].keys()].filter(
      (name) => !isReadable(name, theme, brandColour(name, theme, brand), brand),
    );
    expect([hue, unreadable]).toEqual([hue, []]);
  }
});

describe.each(brands)('A brand in %s', (_name, brand) => {
  it('has its accent, and no blue or magenta of the default brand', () => {
    const css = brandStyles(brand);
    for (const theme of themes) expect(css).toContain(`--color-accent: ${brand.accent[theme]};`);
    const accent = toOklch(brand.accent.light);
    postcss.parse(css).walkDecls(/^(?!.*(?:signal|error)$)/, ({ prop, value }) => {
      for (const [hex] of value.matchAll(/#[\da-f]{6}/g)) {
        const { c, h } = toOklch(hex);
        if (c > 0.03) expect([prop, distance(h ?? 0, accent.h ?? 0) < 65]).toEqual([prop, true]);
        expect(c).toBeLessThan(accent.c + 0.05);
      }
    });
  });

  it('has a signal of another hue than its accent', () => {
    for (const theme of themes) {
      const accent = toOklch(brand.accent[theme]);
      const signal = hueOf(brandColour('--color-signal', theme, brand));
      if (accent.c > 0.02) expect(distance(signal, accent.h ?? 0)).toBeGreaterThan(25);
    }
  });

  it('leaves enough contrast to text on its panels', () => {
    const panel = brandColour('--panel', 'light', brand);
    const styles = fs.readFileSync('src/styles/shapes.css', 'utf8');
    const ink = brandColour('--color-ink', 'dark', brand);
    const share = /--color-ink-muted: color-mix\(in srgb, var\(--color-ink\) (\d+)%/.exec(styles)?.[1];
    const muted = formatHex(interpolate([panel, ink], 'rgb')(Number(share) / 100));
    const highlight = /--color-accent: var\((.+)\)/.exec(styles)?.[1] ?? '';
    for (const text of [ink, muted, brandColour(highlight, 'light', brand)])
      expect(wcagContrast(text, panel)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('Buttons on panels', () => {
  const accentOf = (brand: BrandColours) => brandColour('--panel-accent', 'light', brand);

  it('have the signal that a brand names, or its accent', () => {
    const navy = brandOf('#1f3a6e', '#a3bff5');
    expect(accentOf(navy)).toBe('#a3bff5');
    const signal = { light: '#8a6a00', dark: '#d9b84a' };
    expect(accentOf({ ...navy, signal })).toBe(signal.dark);
    expect(accentOf({ ...defaultColours, signal })).toBe(signal.dark);
    expect(accentOf(brandOf('#b3202c', '#ff9a94'))).toBe('#ff9a94');
  });

  it('are readable with accents of every hue', () => {
    for (let hue = 0; hue < 360; hue += 15) {
      const near = (name: Theme, l: number) =>
        nearestReadable(['accent', name], toHex({ mode: 'oklch', l, c: 0.15, h: hue }), defaultColours) ?? '';
      const brand = brandOf(near('light', 0.5), near('dark', 0.65));
      const button = accentOf(brand);
      for (const other of [
        brandColour('--panel', 'light', brand),
        brandColour('--color-accent-ink', 'dark', brand),
      ])
        expect([hue, wcagContrast(button, other) >= 4.5]).toEqual([hue, true]);
      const hues = [brand.accent.dark, brandColour('--color-signal', 'dark', brand)].map(hueOf);
      expect([hue, hues.some((its) => distance(its, hueOf(button)) < 15)]).toEqual([hue, true]);
    }
  });
});

describe('Colours that a brand names', () => {
  const given = {
    ...brandOf('#a8452b', '#e58a66'),
    signal: { light: '#2e7d7a', dark: '#6fc7c2' },
    darkSurface: '#1f1a17',
    scrim: '#120c08',
    steps: { indigo: '#123456' },
  };

  it('are those of the styles', () => {
    const css = brandStyles(given);
    const { signal, darkSurface, steps } = given;
    for (const text of [signal.light, signal.dark, `canvas: ${darkSurface}`, steps.indigo, 'scrim: 18 12 8;'])
      expect(css).toContain(text);
  });

  it('have ink and canvas in place of those of the look', () => {
    const canvas = { light: '#f3f6ee', dark: '#10140c' };
    const ink = { light: '#1c2414', dark: '#f2f5ec' };
    for (const look of lookNames)
      for (const theme of themes) {
        const brand = { ...given, look, canvas, ink };
        expect(brandColour('--color-canvas', theme, brand)).toBe(canvas[theme]);
        expect(brandColour('--color-ink', theme, brand)).toBe(ink[theme]);
      }
  });

  it('change the surfaces of the dark theme by as much as its lowest one', () => {
    const lightness = (role: string, brand: BrandColours) =>
      toOklch(brandColour(`--color-${role}`, 'dark', brand)).l;
    const steps = (brand: BrandColours) =>
      ['surface', 'raised', 'sunken'].map((role) => lightness(role, brand) - lightness('canvas', brand));
    const defaultSteps = steps(defaultColours);
    steps(given).forEach((step, index) => expect(step).toBeCloseTo(defaultSteps[index] ?? 0, 2));
  });
});

describe('The nearest readable colour', () => {
  it.each([
    ['accent', 'light', '#ffcc00'],
    ['accent', 'dark', '#0000ff'],
    ['signal', 'light', '#1a1a80'],
    ['signal', 'dark', '#550000'],
    ['darkSurface', undefined, '#ccaa99'],
    ['scrim', undefined, '#d0b090'],
    ['canvas', 'light', '#7a6a50'],
    ['canvas', 'dark', '#b0a8d0'],
    ['ink', 'light', '#b09a80'],
    ['ink', 'dark', '#5a5a80'],
    ['steps', 'indigo', '#ffd0a0'],
    ['steps', 'cream', '#402010'],
  ])('of %s.%s for %s has the same hue', (key, name, colour) => {
    const path = name ? [key, name] : [key];
    const near = nearestReadable(path, colour, defaultColours) ?? '';
    expect(near).not.toBe(colour);
    expect(nearestReadable(path, near, withColour(defaultColours, path, near))).toBe(near);
    expect(distance(hueOf(near), hueOf(colour))).toBeLessThan(15);
  });
});
