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
  footer: ['dark', 'light'],
  /** Folded corners of pages and the large name in the footer. */
  ornaments: ['on', 'off'],
  /** How parts of a page appear while it scrolls. */
  entrance: ['unfold', 'drift', 'draw', 'rise'],
  page: ['turn', 'fade'],
} as const;

type Facets = { readonly [Name in keyof typeof facets]: (typeof facets)[Name][number] };

interface Look {
  facets: Facets;
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
    },
    headingWeight: 650,
    isTinted: true,
  },
};

export const defaultLook: LookName = 'fold';

export const lookOf = ({ look = defaultLook }: Pick<Site['brand'], 'look'>): Look => looks[look];

/** The fonts with the weight of headings. */
export const fontsOf = (brand: Pick<Site['brand'], 'look' | 'fonts'>) => ({
  ...brand.fonts,
  weight: lookOf(brand).headingWeight,
});

const variant = (name: string, isChosen: boolean) =>
  `@custom-variant ${name} ${isChosen ? '{ @slot; }' : '(@media not all);'}`;

/** The variants of a look. Tailwind leaves out the rules of those that never match. */
function lookVariants({ facets: chosen }: Look): string {
  const { opening, footer, panels } = chosen;
  const dark = [
    '.dark',
    ...(opening === 'dark' ? ['.inverse:not(footer, .panel:not(header))'] : []),
    ...(footer === 'dark' ? ['footer.inverse'] : []),
    ...(panels === 'folded' || panels === 'flat' ? ['.panel.inverse:not(header)'] : []),
  ];
  const variants = Object.entries(facets).flatMap(([name, values]) =>
    values.map((value) => variant(`${name}-${value}`, chosen[name as keyof Facets] === value)),
  );
  return [`@custom-variant dark-surface (${dark.join(', ')});`, ...variants].join('\n');
}

/** The styles of the brand's look. Those of the default look are part of src/styles. */
export const lookStyles = (brand: Pick<Site['brand'], 'look'>): string =>
  brand.look === undefined || brand.look === defaultLook
    ? ''
    : `@import '../../src/styles/looks/${brand.look}.css';\n${lookVariants(lookOf(brand))}\n`;
