import { contentFile, group, pattern, text, type Keywords, type Schema } from '..';

/** An element of SVG, with attributes as React names them. */
export interface MarkElement {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children?: readonly MarkElement[];
}

/** The logo's mark, as queries return it: gradients, and a group with everything else. */
export interface LogoMark {
  readonly viewBox: string;
  readonly shapes: readonly MarkElement[];
}

export const brand = contentFile(
  'brand',
  'The name and the look of the brand. Icons, the web app manifest, Open Graph images and decorative tints follow.',
  {
    name: text(24, "The brand's name. It is shown beside the logo and in every page title."),
    logo: pattern(
      String.raw`\.svg$`,
      "The logo's mark: a square SVG file of shapes, in colours or gradients. `currentColor`, and shapes without a colour, have the colour of the text around the logo; `var(--color-accent)` and `var(--color-signal)` have the colours of the theme.",
      { format: 'logo', max: 100 },
    ) as Keywords as Schema<string, LogoMark>,
    accent: group(
      'Accent',
      'The colour of buttons, links and icons in each theme. Text in it and on it must be readable.',
      {
        light: pattern('^#[0-9a-fA-F]{6}$', 'The accent of the light theme, a dark colour.', {
          format: 'accent-light',
          expected: 'expected a colour such as "#0b6e4f"',
        }),
        dark: pattern(
          '^#[0-9a-fA-F]{6}$',
          'The accent of the dark theme and of dark surfaces, a light colour.',
          { format: 'accent-dark', expected: 'expected a colour such as "#5ed6a5"' },
        ),
      },
    ),
    fonts: group(
      'BrandFonts',
      'The fonts, by the names of their packages: variable fonts of Fontsource that are installed. `npm install @fontsource-variable/inter` installs another one, `inter`.',
      {
        headings: pattern('^[a-z0-9-]+$', "The font of headings, prices and the brand's name.", {
          format: 'font',
        }),
        text: pattern('^[a-z0-9-]+$', 'The font of all other text.', { format: 'font' }),
      },
    ),
  },
);
