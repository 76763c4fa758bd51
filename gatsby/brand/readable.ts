import { brandColour, type BrandColours, isReadable, toHex, toOklch } from './palette';
import { defaultTokens, type Theme } from './tokens';

type Path = readonly (string | number)[];

const { light, dark } = defaultTokens;

/** The required colours of the default brand, for content that lacks valid ones. */
export const defaultColours: BrandColours = {
  accent: { light: light.get('--color-accent') ?? '', dark: dark.get('--color-accent') ?? '' },
};

/** @param path of the colour in brand.json */
export function withColour(brand: BrandColours, [key, name]: Path, colour: unknown): BrandColours {
  const group = key && brand[key as keyof BrandColours];
  const value = name ? { ...(group as object), [name]: colour } : colour;
  return { ...brand, [String(key)]: value };
}

/** Finds the colour that passes a test and is nearest to another: another lightness of the same hue. */
export function nearestLightness(colour: string, passes: (colour: string) => boolean): string | undefined {
  const from = toOklch(colour);
  for (let distance = 0; distance < 1; distance += 0.002)
    for (const step of [distance, -distance]) {
      const other = distance === 0 ? colour : toHex({ ...from, l: from.l + step });
      if (passes(other)) return other;
    }
  return undefined;
}

const onSurfaces = ['ink', 'ink-muted', 'control-line', 'accent', 'signal', 'error'].map(
  (role) => `--color-${role}`,
);

/** The custom properties whose contrast a colour of brand.json decides. */
const properties: Readonly<Record<string, readonly string[]>> = {
  accent: ['--color-accent', '--color-accent-strong'],
  signal: ['--color-signal'],
  darkSurface: onSurfaces,
  canvas: onSurfaces,
  ink: ['--color-ink', '--color-ink-muted', '--color-control-line'],
  scrim: ['--scrim'],
};

/** Finds the readable colour that is nearest to one of brand.json: the same, or another lightness of its hue. */
export function nearestReadable(path: Path, colour: string, brand: BrandColours): string | undefined {
  const [key, name] = path.map(String);
  const theme: Theme = name === 'dark' || key === 'darkSurface' ? 'dark' : 'light';
  return nearestLightness(colour, (other) => {
    const changed = withColour(brand, path, other);
    return (properties[key ?? ''] ?? [`--step-${name}`]).every((prop) =>
      isReadable(prop, theme, brandColour(prop, theme, changed), changed),
    );
  });
}
