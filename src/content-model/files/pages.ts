import {
  contentFile,
  documentTitle,
  group,
  link,
  list,
  openingImage,
  pageColour,
  pattern,
  section,
  sharingFields,
  text,
  translatedSlug,
  type Data,
  type SectionData,
} from '..';

/** The sections of a page under construction, which lists none. */
export const defaultSections = ['placeholder'];

export const pages = contentFile('pages', 'The route list: every page of the site, in order.', {
  pages: list(
    'The pages. The first one is the home page, with the address /.',
    group(
      'Page',
      'One page of the site.',
      {
        path: pattern(
          '^/([a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*)?$',
          "Address – The page's address: it starts with / and has small letters, digits and hyphens.",
          {
            max: 80,
            expected:
              'expected a path that starts with / and has small letters, digits and hyphens, such as "/services/web-design"',
          },
        ),
        title: documentTitle(
          "The page's name in the browser's tab and in search results. The brand's name is added.",
        ),
        description: text(
          170,
          'What the page offers, in one or two sentences: for search results, and below the heading of a page with sections.',
          { min: 50 },
        ),
        heading: text(60, "The page's one large heading."),
        'image?': openingImage(
          'The decorative image beside or above the heading. A page under construction without one shows that of the placeholder section, and any other page has none.',
          'the opening of a page',
        ),
        'colour?': pageColour(
          'A colour of the process for the opening of the page, its dark sections and its bars. Without one, they have the colours of the brand.',
        ),
        'actions?': list('The buttons below the description; the first one is filled.', link('One button.'), {
          max: 2,
        }),
        ...sharingFields,
        'slug?': translatedSlug,
        // Sveltia CMS writes the list of a control of the site after all other keys.
        'sections?': list(
          'The sections that make up the page, in order. Leave it out for a page that is still under construction, and in a translation for those of the original.',
          section('One section. The name of a file in sections/, without .json.'),
          { min: 0, unique: true, default: defaultSections },
        ),
      },
      {
        // Of the address "/" nothing is left in small letters and hyphens.
        summary: "{{path | slugify | ternary('{{title}}', 'Home')}} · {{path}}",
      },
    ),
    { uniqueBy: 'path' },
  ),
});

type Page = Data<typeof pages>['pages'][number];

export type PageData = Omit<Page, 'sections' | 'share'> & {
  readonly sections: readonly SectionData[];
  /** Its language, if it is not that of the page. */
  readonly lang?: string | null;
};
