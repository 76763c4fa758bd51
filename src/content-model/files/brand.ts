import {
  brandColour,
  choice,
  colourNames,
  contentFile,
  flag,
  font,
  group,
  integer,
  logo,
  text,
  type Schema,
} from '..';

const themeColours = (name: string, description: string, light: string, dark: string) =>
  group(name, description, { light: brandColour(light), dark: brandColour(dark) });

export const lookNames = ['fold', 'table', 'chambers', 'ward'] as const;

export type LookName = (typeof lookNames)[number];
export type Corner = 'fold' | 'arch' | 'none' | 'round';
export type Plane = 'slanted' | 'flat' | 'ruled';
export type Panels = 'folded' | 'flat' | 'ruled' | 'raised';
export type Tone = 'dark' | 'light';
export type PageChange = 'turn' | 'fade' | 'none';

/** In characters. A name up to this length is its own short form. */
export const shortNameLength = 24;

const tones = ['dark', 'light'] as const;

export const brand = contentFile(
  'brand',
  'The name and the look of the brand. Icons, the web app manifest, Open Graph images and decorative tints follow.',
  {
    name: text(
      48,
      "The brand's full name, for the footer, forms and search engines. Up to 24 characters it is also beside the logo and in every page title.",
    ),
    'shortName?': text(
      shortNameLength,
      'The name beside the logo, in page titles and below icons. A name above 24 characters needs one.',
    ),
    'look?': choice<LookName>(
      'The shapes, surfaces, first screen and motion of the site. `fold` has folded corners and dark first screens, and is the default. `table`, for restaurants and hotels, has warm paper, arches and headings in the middle. `chambers`, for law and finance, has white pages, lines and headings in a column of their own. `ward`, for clinics and schools, has round corners and cards.',
      lookNames,
    ),
    'logo?': logo(
      "The logo's mark, for the header and icons: an SVG file of shapes, in colours or gradients, or a PNG file. Shapes without a colour have that of the text around the logo. Who draws it can use the colours of the theme: `var(--color-accent)` and `var(--color-signal)`. Without a mark, icons have the first letters of the name.",
    ),
    'wordMark?': logo(
      'The logo with the name in it, in place of the mark and the written name: an SVG or PNG file, with or without a mark. Turn letters into paths.',
    ),
    'logoOnDark?': logo('Mark on dark surfaces – Another file, if the mark is hard to see there.'),
    'wordMarkOnDark?': logo(
      'Word mark on dark surfaces – Another file, if the word mark is hard to see there.',
    ),
    accent: themeColours(
      'Accent',
      'The colour of buttons, links and icons in each theme. Text in it and on it must be readable. All colours that are not named below are derived from it.',
      'The accent of the light theme, a dark colour.',
      'The accent of the dark theme and of dark surfaces, a light colour.',
    ),
    'signal?': themeColours(
      'Signal',
      'The colour of what should be noticed: the popular plan, the chosen slide, a message that is sent. Text on it is dark.',
      'The signal of the light theme.',
      'The signal of the dark theme and of dark surfaces.',
    ),
    'darkSurface?': brandColour('The background of the dark theme and of dark surfaces such as the footer.'),
    'scrim?': brandColour('The dark colour over images, below light text. Text on white paper has it, too.'),
    'steps?': group(
      'StepColours',
      'The colours that steps name. Text on them is white; on amber and cream it is dark.',
      Object.fromEntries(
        colourNames.map((name) => [`${name}?`, brandColour(`In place of ${name}.`)]),
      ) as Record<`${(typeof colourNames)[number]}?`, Schema<string>>,
    ),
    fonts: group(
      'BrandFonts',
      'The fonts, by the names of their packages: variable fonts of Fontsource that are installed. Who maintains the site can install others.',
      {
        headings: font("The font of headings, prices and the brand's name."),
        text: font('The font of all other text.'),
      },
    ),
    'canvas?': themeColours(
      'Canvas',
      'The background of pages. Other surfaces are as much lighter or darker. Text on all of them must be readable.',
      'The background of the light theme.',
      'The background of the dark theme and of dark surfaces, in place of `darkSurface`.',
    ),
    'ink?': themeColours(
      'Ink',
      'The colour of text. That of notes and lines follows.',
      'The text of the light theme, a dark colour.',
      'The text of the dark theme and of dark surfaces, a light colour.',
    ),
    'corner?': choice<Corner>('The corners of images and panels, in place of those of the look.', [
      'fold',
      'arch',
      'none',
      'round',
    ]),
    'plane?': choice<Plane>(
      'How sections meet, in place of the look: at slanted lines, as bands or with lines between them.',
      ['slanted', 'flat', 'ruled'],
    ),
    'panels?': choice<Panels>(
      'Surfaces in the colour of the brand, in place of those of the look. `flat` is a band, `ruled` has lines instead, and `raised` is a pale card.',
      ['folded', 'flat', 'ruled', 'raised'],
    ),
    'radius?': integer('The radius of buttons in pixels, from 0 for square ones to 32 for round ends.', {
      min: 0,
      max: 32,
    }),
    'headingWeight?': integer(
      'The weight of headings: 400 is regular, 600 semibold. The font needs to have it.',
      {
        min: 300,
        max: 800,
      },
    ),
    'headingTracking?': integer('The space between letters of headings, in thousandths of their size.', {
      min: -50,
      max: 20,
    }),
    'headerTone?': choice<Tone>('The header and the first screen of pages, in place of the look.', tones),
    'footer?': choice<Tone>('The footer, in place of the look.', tones),
    'ornaments?': flag(
      'Whether pages have folded corners, the large name in the footer and drawings of steps, in place of the look.',
    ),
    'pageChange?': choice<PageChange>('How a page replaces another, in place of the look.', [
      'turn',
      'fade',
      'none',
    ]),
    'theme?': choice(
      'The theme of visitors. `both` is light until a visitor presses the button in the header, and the default. `system` is what the device prefers, until then. `light` and `dark` have no button.',
      ['both', 'light', 'dark', 'system'],
    ),
  },
  { shared: true },
);
