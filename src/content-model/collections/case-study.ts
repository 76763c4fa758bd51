import {
  choice,
  collection,
  comparison,
  decoration,
  entryFields,
  figure,
  hexColour,
  integer,
  list,
  pageColour,
  prose,
  reference,
  text,
  type Data,
  type EntryPage,
} from '..';
import { definition as quote } from './quote';

export const definition = collection(
  'case-study',
  {
    folder: 'cases',
    parentPath: '/portfolio',
    summary: "{{draft | ternary('**Draft** · ', '')}}{{client}}: {{title}}",
    listFields: [
      'title',
      'description',
      'client',
      'year',
      'colour',
      'ownColour',
      'services',
      'results',
      'cover',
      'narrowCover',
    ],
  },
  'Case studies – A case study. The case `larkfield` is the page /portfolio/larkfield, if the page /portfolio lists all cases.',
  {
    ...entryFields,
    'narrowCover?': decoration(
      'What phones in portrait format show in lists in place of the cover. Without it, they show the cover, which is lower.',
      'a narrow cover',
      [800, 1000],
      { formats: ['AVIF', 'WEBP'], breakpoints: [480, 800] },
    ),
    client: text(40, 'The name of the client.'),
    year: {
      ...integer('The year of the launch. Lists start with the latest.', { min: 1990, max: 2100 }),
      shared: true,
    },
    'colour?': pageColour(
      'A colour of the process that suits the client, for the opening of the page, its bars and its card in lists. Without one, they have the colours of the brand.',
    ),
    'ownColour?': hexColour(
      'A colour of the client in place of a colour of the process, also for links and marks. White text on it must be readable.',
      {
        shared: true,
        readableOn: '#ffffff',
      },
    ),
    'opening?': {
      ...choice(
        'Where the cover is: beside the title and on to two edges of the screen, or below it, whole and at most 78 % of the screen high. Without it, beside.',
        ['beside', 'below'],
      ),
      shared: true,
    },
    'resultsPlace?': {
      ...choice('Where the numbers are: before the text or after it. Without it, before.', [
        'before',
        'after',
      ]),
      shared: true,
    },
    services: list('What you did, in order.', text(40, 'One service.'), { max: 6, unique: true }),
    'results?': list('What changed, as numbers.', figure('One number.'), { max: 4 }),
    'comparison?': comparison,
    'quote?': reference('What the client says.', quote),
    body: prose(),
  },
);

export type CaseStudyData = Omit<Data<typeof definition>, 'draft' | 'film' | 'share'> & EntryPage;
