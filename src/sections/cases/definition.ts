import { integer, kind, link, optional, sectionIntro, sectionTitle, type Data } from '../../content-model';
import type { CaseStudyData } from '../../content-model/collections/case-study';
import type { ListOf } from '../../content-model/entry';

export const definition = kind(
  'cases',
  'Case studies, the latest first: all of them, twelve on a page, or a few.',
  {
    title: sectionTitle('Work we would do again'),
    intro: sectionIntro('Three projects, each told from the first sketch to the first year.'),
    latest: optional(
      integer(
        'How many to show. Without it, the section shows all of them, and further pages when there are more than twelve.',
        { min: 1, max: 12, example: 3 },
      ),
    ),
    link: optional(link('A link below the list.')),
  },
  { listOf: 'cases' },
);

export type CasesContent = Data<typeof definition> & ListOf<'cases', CaseStudyData>;
