import { brandColour, choice, colourNames, contentFile, font, group, logo, text, type Schema } from '..';

const themeColours = (name: string, description: string, light: string, dark: string) =>
  group(name, description, { light: brandColour(light), dark: brandColour(dark) });

export const lookNames = ['fold', 'table', 'chambers', 'ward'] as const;

export type LookName = (typeof lookNames)[number];

export const brand = contentFile(
  'brand',
  'The name and the look of the brand. Icons, the web app manifest, Open Graph images and decorative tints follow.',
  {
    name: text(24, "The brand's name. It is shown beside the logo and in every page title."),
    'look?': choice<LookName>(
      'The shapes, surfaces, first screen and motion of the site. `fold` has folded corners and dark first screens, and is the default. `table`, for restaurants and hotels, has warm paper and arches. `chambers`, for law and finance, has white pages and lines. `ward`, for clinics and schools, has round corners and raised cards.',
      lookNames,
    ),
    logo: logo(
      "The logo's mark: a square SVG file of shapes, in colours or gradients. Shapes without a colour have that of the text around the logo. Who draws it can use the colours of the theme: `var(--color-accent)` and `var(--color-signal)`.",
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
    'theme?': choice(
      'The theme of visitors. `both` is light until a visitor presses the button in the header, and the default. `system` is what the device prefers, until then. `light` and `dark` have no button.',
      ['both', 'light', 'dark', 'system'],
    ),
  },
  { shared: true },
);
