import fs from 'node:fs';
import {
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  formatRgb,
  interpolate,
  type Oklch,
  parse,
  wcagContrast,
} from 'culori';
import postcss from 'postcss';
import type { ChildNode } from 'postcss';
import type { Site } from '../model/site';

export type Theme = 'light' | 'dark';

export const readColours = (): postcss.Root =>
  postcss.parse(fs.readFileSync('src/styles/colours.css', 'utf8'));

export const themeOf = ({ parent }: postcss.Declaration): Theme =>
  parent?.type === 'rule' && /dark|inverse/.test((parent as postcss.Rule).selector) ? 'dark' : 'light';

/** The custom properties that are one colour, in each theme. The dark theme has those of the light one that it does not set. */
export const defaultTokens = { light: new Map<string, string>(), dark: new Map<string, string>() };
readColours().walkDecls(/^--/, (declaration) => {
  const { prop } = declaration;
  const value = prop === '--scrim' ? `rgb(${declaration.value})` : declaration.value;
  const tokens = defaultTokens[themeOf(declaration)];
  if (parse(value) && !tokens.has(prop)) tokens.set(prop, value);
});

export type BrandColours = Pick<Site['brand'], 'accent' | 'signal' | 'darkSurface' | 'scrim' | 'steps'>;

export const toOklch = converter('oklch') as (colour: string) => Oklch;

/** A colour that screens cannot show gets less chroma. */
export const toHex = (colour: Oklch): string => {
  const shown = clampChroma({ ...colour, l: Math.min(Math.max(colour.l, 0), 1) }, 'oklch');
  return colour.alpha === undefined ? formatHex(shown) : formatHex8(shown);
};

/** From -180 to 180 degrees. */
const angle = (from = 0, to = 0): number => ((to - from + 540) % 360) - 180;

/** How much of its distance from the accent a hue keeps, so that all colours of a brand are near its accent. */
const hueShare = 0.3;

/** A signal differs from an accent by at least this angle, and is amber otherwise. */
const signalAngle = 45;
const amber = 70;
/** The hue of errors beside another accent than the default one. */
const red = 25;

/** A colour of the default brand, the one that a brand has in its place, and whether others become as much lighter or darker. */
function changeOf(prop: string, theme: Theme, { accent, darkSurface }: BrandColours) {
  const change = (role: string, to: string, hasLightness: boolean) => ({
    from: toOklch(defaultTokens[theme].get(role) ?? ''),
    to: toOklch(to),
    hasLightness,
  });
  if (darkSurface && theme === 'dark' && /-(?:canvas|surface|raised|sunken)$/.test(prop))
    return change('--color-canvas', darkSurface, true);
  const isAccent = /accent(?:-strong|-tint)?$/.test(prop) || (theme === 'light' && prop === '--color-focus');
  return change('--color-accent', accent[theme], isAccent);
}

/**
 * The signal of a brand, or its accent in the dark theme, which differs from its panels. If none of them is readable there,
 * a lighter accent is.
 */
function panelAccent(brand: BrandColours): string {
  const others = ['--panel', '--color-accent-ink'].map((prop) =>
    brandColour(prop, prop === '--panel' ? 'light' : 'dark', brand),
  );
  const isReadable = (colour: string) => others.every((other) => wcagContrast(colour, other) >= 4.5);
  const accent = toOklch(brand.accent.dark);
  const lighter = Array.from({ length: 101 }, (_, step) => toHex({ ...accent, l: accent.l + step / 100 }));
  const candidates = [brand.signal?.dark, brand.accent.dark, brandColour('--color-signal', 'dark', brand)];
  return [...candidates, ...lighter].find((colour) => colour && isReadable(colour)) ?? '#fff';
}

function derive(prop: string, theme: Theme, colour: string, brand: BrandColours): string {
  const { from, to, hasLightness } = changeOf(prop, theme, brand);
  const isDefault = formatHex(from) === formatHex(to);
  if (prop === '--panel-accent' && (!isDefault || brand.signal)) return panelAccent(brand);
  if (isDefault) return colour;
  const old = toOklch(colour);
  if (old.c < 0.001) return colour;
  const isNearSignal = Math.abs(angle(old.h, to.h)) < signalAngle && to.c > 0.02;
  if (prop === '--color-signal') return isNearSignal ? toHex({ ...old, h: amber }) : colour;
  if (prop.endsWith('-error')) return toHex({ ...old, h: red });
  return toHex({
    ...old,
    l: hasLightness ? old.l + to.l - from.l : old.l,
    c: (old.c * to.c) / from.c,
    h: (to.h ?? 0) + hueShare * angle(from.h, old.h),
  });
}

const surfaces = ['--color-canvas', '--color-surface', '--color-sunken'];

/**
 * The contrast of colours to those that they are on, or that are on them (WCAG 2.2, 1.4.3 and 1.4.11). What is readable on
 * these surfaces has the contrast on the raised one that icons need.
 */
const contrasts: readonly [prop: RegExp, others: readonly string[], least: number][] = [
  [/^--color-(?:accent|ink-muted|error)$/, surfaces, 4.5],
  [/^--color-accent(?:-strong)?$/, ['--color-accent-ink'], 4.5],
  [/^--color-ink$/, ['--color-raised'], 7],
  [/^--color-signal$/, ['--color-signal-ink'], 4.5],
  [/^--color-(?:signal|control-line)$/, ['--color-canvas', '--color-surface'], 3],
  [/^--step-(?:amber|cream)$/, ['--art-ink'], 4.5],
  [/^--step-(?!amber|cream)/, ['--art-paper'], 4.5],
  // It is over the lightest images, and the colour of text on paper.
  [/^--scrim$/, ['--art-paper'], 4.5],
];

export function isReadable(prop: string, theme: Theme, colour: string, brand: BrandColours): boolean {
  const shown = prop === '--scrim' ? formatHex(interpolate(['#fff', colour])(0.72)) : colour;
  return contrasts.every(
    ([name, others, least]) =>
      !name.test(prop) ||
      others.every((other) => wcagContrast(shown, brandColour(other, theme, brand)) >= least),
  );
}

function named(prop: string, theme: Theme, { signal, scrim, steps }: BrandColours): string | undefined {
  if (prop === '--color-signal') return signal?.[theme];
  if (prop === '--scrim') return scrim;
  const step = /^--step-(.+)/.exec(prop)?.[1];
  return step && steps?.[step as keyof typeof steps];
}

const toBrand = (prop: string, theme: Theme, colour: string, brand: BrandColours): string =>
  named(prop, theme, brand) ?? derive(prop, theme, colour, brand);

export function brandColour(prop: string, theme: Theme, brand: BrandColours): string {
  const { light, dark } = defaultTokens;
  const own = theme === 'dark' && dark.get(prop);
  return own ? toBrand(prop, 'dark', own, brand) : toBrand(prop, 'light', light.get(prop) ?? '', brand);
}

/** The channels of a colour, as `--scrim` has them: "11 9 32". */
const channels = (colour: string): string => formatRgb(colour)?.match(/\d+/g)?.join(' ') ?? '';

function remove(node: ChildNode): void {
  const { parent } = node;
  node.remove();
  if (parent?.nodes?.length === 0 && parent.type !== 'root') remove(parent as ChildNode);
}

export function brandStyles(brand: BrandColours): string {
  const styles = readColours();
  const unchanged: ChildNode[] = [];
  styles.walkComments((comment) => void unchanged.push(comment));
  styles.walkDecls((declaration) => {
    const { prop, value } = declaration;
    const change = (colour: string) => toBrand(prop, themeOf(declaration), colour, brand);
    declaration.value =
      prop === '--scrim'
        ? channels(change(`rgb(${value})`))
        : value.replaceAll(/#[\da-f]{3,8}\b|rgb\([\d. /]+\)/gi, change);
    if (declaration.value === value) unchanged.push(declaration);
  });
  unchanged.forEach(remove);
  return styles.toString();
}
