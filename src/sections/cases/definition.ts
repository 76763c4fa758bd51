import { entryList, kind, text, type Data, type ListOf } from '../../content-model';
import type { CaseStudyData } from '../../content-model/collections/case-study';

export const definition = kind(
  'cases',
  'List of case studies – Case studies, the latest first: all of them, twelve on a page, or a few.',
  {
    ...entryList,
    'names?': text(
      30,
      'The name of a row of all clients in the opening of the page, on wide screens. Without it, the opening has none.',
    ),
  },
  { listOf: 'cases', opensPage: true },
);

export type CasesContent = Data<typeof definition> & ListOf<'cases', CaseStudyData>;
