import { defaultLook, type Facets, facets, facetsOf, lookOf, type Overrides } from './looks';

const variant = (name: string, isChosen: boolean) =>
  `@custom-variant ${name} ${isChosen ? '{ @slot; }' : '(@media not all);'}`;

/** The first screens of pages, which are as dark or light as the header. */
const openings = 'header, .opening-panel';

/** The example of an app, which is a phone with a dark screen in all looks. */
const prototype = '.inverse[role="group"]';

/** The variants of facets. Tailwind leaves out the rules of those that never match. */
function variantsOf(chosen: Facets): string[] {
  const { opening, footer, panels } = chosen;
  const areAllDark = opening === 'dark' && footer === 'dark' && (panels === 'folded' || panels === 'flat');
  const dark = [
    '.dark',
    opening === 'dark' ? `.inverse:not(footer, .panel:not(${openings}))` : prototype,
    ...(footer === 'dark' ? ['footer.inverse'] : []),
    ...(panels === 'folded' || panels === 'flat' ? [`.panel.inverse:not(${openings})`] : []),
  ];
  const variants = Object.entries(facets).flatMap(([name, values]) =>
    values.map((value) => variant(`${name}-${value}`, chosen[name as keyof Facets] === value)),
  );
  return [`@custom-variant dark-surface (${areAllDark ? '.dark, .inverse' : dark.join(', ')});`, ...variants];
}

/** The small, medium and large radius of each corner, as those of the look that has it. */
const radii: Record<Facets['corner'], readonly [string, string, string]> = {
  fold: ['0.375rem', '0.75rem', '1.25rem'],
  arch: ['0', '0', '0'],
  none: ['2px', '0', '0'],
  round: ['0.75rem', '1.25rem 1.25rem 4px 1.25rem', '28px 28px 4px 28px'],
};

function radiusStyles({ look, corner }: Overrides): string[] {
  if (!corner || corner === lookOf({ look }).facets.corner) return [];
  const [small, medium, large] = radii[corner];
  return [
    `@theme static { --radius-small: ${small}; --radius-medium: ${medium}; --radius-large: ${large}; }`,
  ];
}

/** The sizes of text that headings have. */
const headingSizes = 'title large heading price display hero closing giant opening beside'.split(' ');

/** Which file of the logo a surface shows. */
const logoStyles = `@theme static { --logo-on-light: block; --logo-on-dark: none; }
@layer theme { @media screen { @variant dark-surface { --logo-on-light: none; --logo-on-dark: block; } } }`;

export const hasLogoOnDark = ({ logoOnDark, wordMark, wordMarkOnDark }: Overrides): boolean =>
  Boolean(wordMark ? wordMarkOnDark : logoOnDark);

/** The styles of the brand's look and of what it has in place of it. Those of the default look are part of src/styles. */
export function lookStyles(brand: Overrides): string {
  const { look = defaultLook, radius, headingTracking } = brand;
  const chosen = facetsOf(brand);
  const isDefault = JSON.stringify(chosen) === JSON.stringify(facetsOf({}));
  return [
    ...(look === defaultLook ? [] : [`@import '../../src/styles/looks/${look}.css';`]),
    ...(isDefault ? [] : variantsOf(chosen)),
    ...(hasLogoOnDark(brand) ? [logoStyles] : []),
    ...radiusStyles(brand),
    ...(radius === undefined ? [] : [`@theme static { --radius-full: ${radius}px; }`]),
    ...(headingTracking === undefined
      ? []
      : headingSizes.map(
          (size) => `@theme inline { --text-${size}--letter-spacing: ${headingTracking / 1000}em; }`,
        )),
    ...(headingTracking === undefined
      ? []
      : [`@theme inline { --tracking-name: ${headingTracking / 1000}em; }`]),
    '',
  ].join('\n');
}
