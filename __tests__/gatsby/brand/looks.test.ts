/** @jest-environment node */
import fs from 'node:fs';
import postcss from 'postcss';
import { lookNames } from '../../../src/content-model/files/brand';
import { lookStyles } from '../../../gatsby/brand/look-styles';
import { fontsOf } from '../../../gatsby/brand/looks';
import {
  brandColour,
  type BrandColours,
  brandStyles,
  isReadable,
  toHex,
} from '../../../gatsby/brand/palette';
import { defaultTokens, readColours, themeOf } from '../../../gatsby/brand/tokens';
import { defaultColours, nearestReadable } from '../../../gatsby/brand/readable';

const themes = ['light', 'dark'] as const;
const otherLooks = lookNames.filter((look) => look !== 'fold');

/** The variants of styles, and whether they match. */
const variantsIn = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/@custom-variant ([\w-]+) (\{|\()/g)].map(([, name = '', start]) => [
      name,
      start === '{',
    ]),
  );

const coloursOf = (look: string) =>
  postcss.parse(fs.readFileSync(`src/styles/looks/${look}-colours.css`, 'utf8'));

/** A brand with the accents of its look. */
function brandWith(look: (typeof lookNames)[number]): BrandColours {
  const accent = { light: '', dark: '' };
  coloursOf(look).walkDecls('--color-accent', (declaration) => {
    accent[themeOf(declaration)] = declaration.value;
  });
  return { look, accent };
}

const unreadableIn = (brand: BrandColours) =>
  themes.flatMap((theme) =>
    [...defaultTokens[theme].keys()].filter(
      (name) => !isReadable(name, theme, brandColour(name, theme, brand), brand),
    ),
  );

it('the default look adds no style', () => {
  expect(lookStyles({})).toBe('');
  expect(lookStyles({ look: 'fold' })).toBe('');
});

it.each(otherLooks)('%s chooses one of the variants of each kind that the styles know', (look) => {
  const known = variantsIn(fs.readFileSync('src/styles/looks/variants.css', 'utf8'));
  const own = variantsIn(lookStyles({ look }));
  expect(Object.keys(own).sort()).toEqual(Object.keys(known).sort());
  const kindsOf = (variants: Record<string, boolean>) =>
    Object.keys(variants).flatMap((name) => (variants[name] ? name.split('-')[0] : []));
  expect(kindsOf(own)).toEqual(kindsOf(known));
});

describe.each(otherLooks)('The colours of %s', (look) => {
  it('replace those of the default look', () => {
    const known = themes.map((theme) => new Set<string>([theme]));
    readColours().walkDecls(
      /^--/,
      (declaration) => void known[themes.indexOf(themeOf(declaration))]?.add(declaration.prop),
    );
    coloursOf(look).walkDecls((declaration) => {
      expect([declaration.prop, known[themes.indexOf(themeOf(declaration))]?.has(declaration.prop)]).toEqual([
        declaration.prop,
        true,
      ]);
    });
    expect(brandStyles(brandWith(look))).toContain(`--color-accent: ${brandWith(look).accent.light}`);
  });

  it('are readable', () => expect(unreadableIn(brandWith(look))).toEqual([]));

  it('are readable with accents of every hue', () => {
    for (let hue = 0; hue < 360; hue += 45) {
      const near = (theme: (typeof themes)[number], l: number) =>
        nearestReadable(['accent', theme], toHex({ mode: 'oklch', l, c: 0.15, h: hue }), {
          ...defaultColours,
          look,
        }) ?? '';
      const brand = { look, accent: { light: near('light', 0.5), dark: near('dark', 0.75) } };
      expect([hue, unreadableIn(brand)]).toEqual([hue, []]);
    }
  });
});

describe('What a brand has in place of its look', () => {
  it('is the only change of a facet', () => {
    const own = variantsIn(lookStyles({ look: 'ward', corner: 'arch', ornaments: true }));
    const { 'corner-arch': arch, 'corner-round': round, ...others } = own;
    expect([arch, round, others['ornaments-on'], others['ornaments-off']]).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(others['panels-raised']).toBe(true);
  });

  it('needs no other styles if it is that of the look', () => {
    expect(lookStyles({ corner: 'fold', headerTone: 'dark', ornaments: true })).toBe('');
  });

  it('moves text from its image where the first screen is light', () => {
    const own = variantsIn(lookStyles({ headerTone: 'light' }));
    expect([own['hero-over'], own['hero-below'], own['slides-apart']]).toEqual([false, true, true]);
  });

  it('decides which surfaces are dark', () => {
    const darkIn = (brand: Parameters<typeof lookStyles>[0]) =>
      /dark-surface \((.*)\);/.exec(lookStyles(brand))?.[1];
    expect(darkIn({ corner: 'none' })).toBe('.dark, .inverse');
    expect(darkIn({ look: 'ward' })).toBe('.dark, .inverse[role="group"]');
    expect(darkIn({ look: 'ward', footer: 'dark' })).toBe('.dark, .inverse[role="group"], footer.inverse');
  });

  it('has the radius of buttons and the type of headings', () => {
    const css = lookStyles({ radius: 4, headingTracking: -10 });
    expect(css).toContain('--radius-full: 4px');
    expect(css).toContain('--text-hero--letter-spacing: -0.01em');
    expect(lookStyles({ corner: 'round' })).toContain('--radius-large: 28px 28px 4px 28px;');
    expect(fontsOf({ headingWeight: 500, fonts: { headings: 'a', text: 'b' } }).weight).toBe(500);
  });
});

it('paper stays as warm with an accent of another hue', () => {
  const green = { look: 'table', accent: { light: '#0b6e4f', dark: '#5ed6a5' } } as const;
  expect(brandColour('--color-canvas', 'light', green)).toBe(
    brandColour('--color-canvas', 'light', brandWith('table')),
  );
});

it('decides the weight of headings', () => {
  const fonts = { headings: 'a', text: 'b' };
  expect(fontsOf({ fonts }).weight).toBe(600);
  expect(fontsOf({ look: 'table', fonts }).weight).toBe(400);
});
