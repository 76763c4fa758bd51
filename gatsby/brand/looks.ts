import type { LookName } from '../../src/content-model/files/brand';
import type { Site } from '../model/site';

/** What a look decides. Each value is a variant in the styles, such as `corner-arch` (src/styles/looks/variants.css). */
export const facets = {
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
  /** Form fields and buttons: on ruled lines, on dotted lines, in boxes or on a tint. */
  controls: ['ruled', 'dotted', 'boxed', 'tinted'],
} as const;

export type Facets = { readonly [Name in keyof typeof facets]: (typeof facets)[Name][number] };

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
      controls: 'ruled',
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
      controls: 'dotted',
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
      controls: 'boxed',
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
      controls: 'tinted',
    },
    headingWeight: 650,
    isTinted: true,
  },
};

export const defaultLook: LookName = 'fold';

export const lookOf = ({ look = defaultLook }: Pick<Brand, 'look'>): Look => looks[look];

export type Overrides = Partial<Omit<Brand, 'fonts'>>;

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
