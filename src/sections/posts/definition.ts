import { entryList, kind, type Data } from '../../content-model';
import type { PostData } from '../../content-model/collections/post';
import type { ListOf } from '../../content-model/entry';

export const definition = kind(
  'posts',
  'Posts of the blog, the latest first: all of them, twelve on a page, or a few.',
  entryList,
  { listOf: 'posts' },
);

export type PostsContent = Data<typeof definition> & ListOf<'posts', PostData>;
