import { archiveFields, entryList, kind, type Data, type ListOf } from '../../content-model';
import type { PostData } from '../../content-model/collections/post';

export const definition = kind(
  'posts',
  'List of posts – Posts of the blog, the latest first: all of them, twelve on a page, or a few.',
  {
    ...entryList,
    ...archiveFields,
  },
  { listOf: 'posts', opensPage: true },
);

export type PostsContent = Data<typeof definition> & ListOf<'posts', PostData>;
