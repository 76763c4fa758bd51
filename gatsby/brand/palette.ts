import {
  clampChroma,
  converter,
  formatHex,
  formatHex8,
  formatRgb,
  interpolate,
  type Oklch,
  wcagContrast,
} from 'culori';
import type { ChildNode } from 'postcss';
import type { Site } from '../model/site';
import { lookOf } from './looks';
import { defaultTokens, lookTokens, readColours, type Theme, themeOf } from './tokens';

export type BrandColours = Pick<
  Site['brand'],
  'look' | 'accent' | 'signal' | 'canvas' | 'ink' | 'darkSurface' | 'scrim' | 'steps'
>;

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

/** Colours that have a tint of the accent in some looks only. */
const neutral =
  /^--(?:color-(?:canvas|surface|raised|sunken|ink|ink-muted|hairline|control-line|accent-ink|signal-ink)|float|plane-shade|scrim|art-.+)$/;

/**
 * A colour of the look, the one that a brand has in its place, and whether others become as much lighter or darker.
 * Undefined if a colour does not depend on one of the brand.
 */
function changeOf(prop: string, theme: Theme, brand: BrandColours) {
  const { accent, darkSurface } = brand;
  const own = lookTokens(brand)[theme];
  const tokens = own.has(prop) ? own : defaultTokens[theme];
  const change = (role: string, to: string, hasLightness: boolean) => ({
    from: toOklch(tokens.get(role) ?? ''),
    to: toOklch(to),
    hasLightness,
    /** Greys take the hue of a canvas or ink, but none of an accent. */
    isGround: to === brand.canvas?.[theme] || to === brand.ink?.[theme],
  });
  const canvas = brand.canvas?.[theme] ?? (theme === 'dark' ? darkSurface : undefined);
  if (canvas && /-(?:canvas|surface|raised|sunken)$/.test(prop))
    return change('--color-canvas', canvas, true);
  const ink = brand.ink?.[theme];
  if (ink && /^--color-(?:ink|ink-muted|hairline|control-line)$/.test(prop))
    return change('--color-ink', ink, prop === '--color-ink');
  if (neutral.test(prop) && !lookOf(brand).isTinted) return undefined;
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
  const change = changeOf(prop, theme, brand);
  if (!change) return colour;
  const { from, to, hasLightness, isGround } = change;
  const isDefault = formatHex(from) === formatHex(to);
  if (prop === '--panel-accent' && (!isDefault || brand.signal)) return panelAccent(brand);
  if (isDefault) return colour;
  const old = toOklch(colour);
  if (old.c < 0.001 && !isGround) return colour;
  const isNearSignal = Math.abs(angle(old.h, to.h)) < signalAngle && to.c > 0.02;
  if (prop === '--color-signal') return isNearSignal ? toHex({ ...old, h: amber }) : colour;
  if (prop.endsWith('-error')) return toHex({ ...old, h: red });
  return toHex({
    ...old,
    l: hasLightness ? old.l + to.l - from.l : old.l,
    c: isGround ? Math.max(0, old.c + to.c - from.c) : (old.c * to.c) / from.c,
    h: (to.h ?? 0) + hueShare * angle(from.h, old.h ?? from.h),
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
  [/^--color-ink$/, [...surfaces, '--color-raised'], 7],
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

/** The colour of the look, or else of the default brand. */
const tokenOf = (prop: string, theme: Theme, brand: BrandColours): string | undefined =>
  lookTokens(brand)[theme].get(prop) ?? defaultTokens[theme].get(prop);

export function brandColour(prop: string, theme: Theme, brand: BrandColours): string {
  const own = theme === 'dark' && tokenOf(prop, 'dark', brand);
  return own
    ? toBrand(prop, 'dark', own, brand)
    : toBrand(prop, 'light', tokenOf(prop, 'light', brand) ?? '', brand);
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
    const theme = themeOf(declaration);
    const change = (colour: string) => toBrand(prop, theme, colour, brand);
    const own = lookTokens(brand)[theme].get(prop);
    declaration.value =
      prop === '--scrim'
        ? channels(change(own ?? `rgb(${value})`))
        : (own ?? value).replaceAll(/#[\da-f]{3,8}\b|rgb\([\d. /]+\)/gi, change);
    if (declaration.value === value) unchanged.push(declaration);
  });
  unchanged.forEach(remove);
  return styles.toString();
}
