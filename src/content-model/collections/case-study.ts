import {
  collection,
  figure,
  flag,
  image,
  integer,
  list,
  optional,
  prose,
  reference,
  text,
  type Data,
} from '..';
import type { EntryPage } from '../entry';
import { quote } from './quote';

export const caseStudy = collection(
  'case-study',
  { folder: 'cases', parentPath: '/portfolio' },
  'A case study: a Markdown file. The case `cases/larkfield.md` is the page /portfolio/larkfield.',
  {
    title: text(
      55,
      "The heading of the case, and its name in lists, in the browser's tab and in search results.",
      'A timetable that fills itself',
      { format: 'document-title' },
    ),
    description: text(
      170,
      'A summary in one or two sentences: below the heading, in lists and in search results.',
      'A booking app for a fitness studio whose members used to ring the front desk.',
      { min: 50 },
    ),
    client: text(40, 'The name of the client.', 'Larkfield'),
    year: integer('The year of the launch. Lists start with the latest.', {
      min: 1990,
      max: 2100,
      example: 2026,
    }),
    services: list('What you did, in order.', text(40, 'One service.', 'Product design'), {
      max: 6,
      unique: true,
      example: ['Product design', 'Mobile app'],
    }),
    cover: optional(
      image('The image at the top of the case, in lists and on social networks.', {
        place: 'a cover',
        minWidth: 1200,
        minHeight: 800,
      }),
    ),
    results: optional(
      list('What changed, as numbers.', figure('One number.'), {
        max: 4,
        example: [{ value: '31 %', text: 'fewer calls to the front desk in the first three months' }],
      }),
    ),
    quote: optional(
      reference('What the client says: the name of a file in quotes/, without .json.', quote, 'ruth-calder'),
    ),
    draft: optional(
      flag(
        '`true` keeps the page out of the published site. The development server shows it, marked as a draft.',
        { default: false },
      ),
    ),
    body: prose(),
  },
);

export type CaseStudyData = Omit<Data<typeof caseStudy>, 'draft'> & EntryPage;
