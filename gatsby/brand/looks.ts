import type { LookName } from '../../src/content-model/files/brand';
import type { Site } from '../model/site';

/** What a look decides. Each value is a variant in the styles, such as `corner-arch` (src/styles/looks/variants.css). */
const facets = {
  /** Of images and of surfaces in the brand's colour. */
  corner: ['fold', 'arch', 'none', 'round'],
  /** The grounds of sections: they meet in slanted lines, are bands, or have lines between them. */
  plane: ['slanted', 'flat', 'ruled'],
  /** Surfaces in the brand's colour, and cards. */
  panels: ['folded', 'flat', 'ruled', 'raised'],
  /** The header and the openings of pages. */
  opening: ['dark', 'light'],
  /** The first screen of the home page: text on its image, below it, above it or beside it. */
  hero: ['over', 'below', 'above', 'beside'],
  /** The images of the first screen: behind the text or not. */
  slides: ['behind', 'apart'],
  footer: ['dark', 'light'],
  /** Folded corners of pages and the large name in the footer. */
  ornaments: ['on', 'off'],
  /** How parts of a page appear while it scrolls. */
  entrance: ['unfold', 'drift', 'draw', 'rise'],
  page: ['turn', 'fade', 'none'],
  /** Where the parts of a section are: the heading beside its intro, in the middle, in a column of its own, or above cards. */
  layout: ['offset', 'centred', 'indexed', 'cards'],
} as const;

type Facets = { readonly [Name in keyof typeof facets]: (typeof facets)[Name][number] };

type Brand = Site['brand'];

interface Look {
  facets: Omit<Facets, 'slides'>;
  headingWeight: number;
  /** Whether its surfaces have a tint of the accent. */
  isTinted?: boolean;
}

const looks: Readonly<Record<LookName, Look>> = {
  fold: {
    facets: {
      corner: 'fold',
      plane: 'slanted',
      panels: 'folded',
      opening: 'dark',
      hero: 'over',
      footer: 'dark',
      ornaments: 'on',
      entrance: 'unfold',
      page: 'turn',
      layout: 'offset',
    },
    headingWeight: 600,
    isTinted: true,
  },
  table: {
    facets: {
      corner: 'arch',
      plane: 'flat',
      panels: 'flat',
      opening: 'light',
      hero: 'below',
      footer: 'dark',
      ornaments: 'off',
      entrance: 'drift',
      page: 'fade',
      layout: 'centred',
    },
    headingWeight: 400,
  },
  chambers: {
    facets: {
      corner: 'none',
      plane: 'ruled',
      panels: 'ruled',
      opening: 'light',
      hero: 'above',
      footer: 'light',
      ornaments: 'off',
      entrance: 'draw',
      page: 'fade',
      layout: 'indexed',
    },
    headingWeight: 400,
  },
  ward: {
    facets: {
      corner: 'round',
      plane: 'flat',
      panels: 'raised',
      opening: 'light',
      hero: 'beside',
      footer: 'light',
      ornaments: 'off',
      entrance: 'rise',
      page: 'fade',
      layout: 'cards',
    },
    headingWeight: 650,
    isTinted: true,
  },
};

export const defaultLook: LookName = 'fold';

export const lookOf = ({ look = defaultLook }: Pick<Brand, 'look'>): Look => looks[look];

type Overrides = Partial<Omit<Brand, 'fonts'>>;

/** The facets of the look, or those that the brand has in their place. */
export function facetsOf(brand: Overrides): Facets {
  const { facets: own } = lookOf(brand);
  const { ornaments } = brand;
  const opening = brand.headerTone ?? own.opening;
  // Dark text is not readable on any image.
  const hero = opening === 'light' && own.hero === 'over' ? 'below' : own.hero;
  return {
    ...own,
    corner: brand.corner ?? own.corner,
    plane: brand.plane ?? own.plane,
    panels: brand.panels ?? own.panels,
    opening,
    hero,
    slides: hero === 'over' ? 'behind' : 'apart',
    footer: brand.footer ?? own.footer,
    ornaments: ornaments === undefined ? own.ornaments : ornaments ? 'on' : 'off',
    page: brand.pageChange ?? own.page,
  };
}

/** The fonts with the weight of headings. */
export const fontsOf = (brand: Pick<Brand, 'look' | 'headingWeight' | 'fonts'>) => ({
  ...brand.fonts,
  weight: brand.headingWeight ?? lookOf(brand).headingWeight,
});

const variant = (name: string, isChosen: boolean) =>
  `@custom-variant ${name} ${isChosen ? '{ @slot; }' : '(@media not all);'}`;

/** The first screens of pages, which are as dark or light as the header. */
const openings = 'header, .opening-panel';

/** The variants of facets. Tailwind leaves out the rules of those that never match. */
function variantsOf(chosen: Facets): string[] {
  const { opening, footer, panels } = chosen;
  const areAllDark = opening === 'dark' && footer === 'dark' && (panels === 'folded' || panels === 'flat');
  const dark = [
    '.dark',
    ...(opening === 'dark' ? [`.inverse:not(footer, .panel:not(${openings}))`] : []),
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
  none: ['0', '0', '0'],
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
