import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';
import { type Theme, themes } from './tokens';

/** The smallest contrast of text (WCAG 2.2, level AA, 1.4.3). */
const textContrast = 4.5;

/**
 * The surfaces that text in the accent colour is on. The raised surface has icons only: what is readable on these surfaces
 * has the contrast of 3 to 1 there that icons need (1.4.11).
 */
const textSurfaces = ['canvas', 'surface', 'sunken'];

/**
 * A colour that is derived from the accent: its lightness from 0 to 1, its chroma as a share of the accent's, and a turn of
 * its hue in degrees.
 */
interface Variant {
  lightness: number | ((accent: number) => number);
  chroma: number;
  turn: number;
}

/** The hover state of buttons. */
const strong: Record<Theme, Variant> = {
  light: { lightness: (accent) => accent - 0.07153, chroma: 0.89288, turn: -0.96 },
  dark: { lightness: (accent) => accent + 0.07125, chroma: 0.7693, turn: 2.5 },
};

/** The back of a folded corner, from the crease to the tip. */
const underside: Record<Theme, Variant[]> = {
  light: [
    { lightness: 0.60506, chroma: 0.82095, turn: 7.77 },
    { lightness: 0.81953, chroma: 0.40917, turn: 14.13 },
    { lightness: 0.9564, chroma: 0.09552, turn: 16.92 },
  ],
  dark: [
    { lightness: 0.32871, chroma: 0.8532, turn: -6.75 },
    { lightness: 0.52632, chroma: 1.11552, turn: -3.22 },
    { lightness: 0.74032, chroma: 0.79399, turn: 2.62 },
  ],
};

/** The ground of a panel (src/styles/utilities.css). */
const panel: Variant = { lightness: 0.4, chroma: 0.9, turn: -1.4 };

/** The places of these colours on the diagonal of the corner. The crease is before the first, a pixel wide to be smooth. */
const undersideStops = [' calc(var(--crease) + 1px)', ' 62%', ''];

const toOklch = converter('oklch');

/** A colour that screens cannot show gets less chroma. */
const toHex = (colour: Oklch): string =>
  formatHex(clampChroma({ ...colour, l: Math.min(Math.max(colour.l, 0), 1) }, 'oklch'));

function derive(accent: string, { lightness, chroma, turn }: Variant): string {
  const { l, c, h = 0 } = toOklch(accent) as Oklch;
  return toHex({
    mode: 'oklch',
    l: typeof lightness === 'number' ? lightness : lightness(l),
    c: c * chroma,
    h: h + turn,
  });
}

const isReadable = (accent: string, theme: Theme): boolean => {
  const colour = (role: string) => themes()[theme].get(`--color-${role}`) ?? '';
  const ink = colour('accent-ink');
  const pairs = [
    ...textSurfaces.map((role) => [accent, colour(role)] as const),
    [ink, accent] as const,
    [ink, derive(accent, strong[theme])] as const,
  ];
  return pairs.every(([one, other]) => wcagContrast(one, other) >= textContrast);
};

/**
 * Finds the readable accent that is nearest to a colour: another lightness of the same hue.
 *
 * @returns undefined if the colour itself is readable
 */
export function nearestReadable(accent: string, theme: Theme): string | undefined {
  if (isReadable(accent, theme)) return undefined;
  const from = toOklch(accent) as Oklch;
  for (let distance = 0.002; distance < 1; distance += 0.002)
    for (const step of [distance, -distance]) {
      const colour = toHex({ ...from, l: from.l + step });
      if (isReadable(colour, theme)) return colour;
    }
  return undefined;
}

/** @param opacity of the tint, in hexadecimal */
const roles = (accent: string, theme: Theme, opacity: string): string =>
  `--color-accent: ${accent};
    --color-accent-strong: ${derive(accent, strong[theme])};
    --color-accent-tint: ${accent}${opacity};`;

const back = (accent: string, theme: Theme): string =>
  underside[theme].map((end, index) => derive(accent, end) + undersideStops[index]).join(', ');

/** The values of the roles that have the accent or a tint of it, as src/styles/colours.css has those of all others. */
export const accentStyles = ({ light, dark }: Record<Theme, string>): string => `@theme static {
    ${roles(light, 'light', '14')}
    --color-focus: ${light};
    --underside: ${back(light, 'light')};
    --panel: ${derive(light, panel)};
    --paper-accent: ${light};
    --paper-accent-strong: ${derive(light, strong.light)};
    --paper-underside: ${back(light, 'light')};
}

@layer theme {
  @media screen {
    .dark {
      --underside: ${back(dark, 'dark')};
    }

    .dark,
    .inverse {
      ${roles(dark, 'dark', '1f')}
    }
  }
}
`;
