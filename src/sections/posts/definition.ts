import { integer, kind, link, optional, sectionIntro, sectionTitle, type Data } from '../../content-model';
import type { PostData } from '../../content-model/collections/post';
import type { ListOf } from '../../content-model/entry';

export const definition = kind(
  'posts',
  'Posts of the blog, the latest first: all of them, twelve on a page, or a few.',
  {
    title: sectionTitle('Notes from the table'),
    intro: sectionIntro('What we learned lately, written down before we forgot it.'),
    latest: optional(
      integer(
        'How many to show. Without it, the section shows all of them, and further pages when there are more than twelve.',
        { min: 1, max: 12, example: 3 },
      ),
    ),
    link: optional(link('A link below the list.')),
  },
  { listOf: 'posts' },
);

export type PostsContent = Data<typeof definition> & ListOf<'posts', PostData>;
