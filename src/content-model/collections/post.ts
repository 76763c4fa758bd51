import { collection, entryFields, pattern, prose, reference, type Data } from '..';
import type { EntryPage } from '../entry';
import { person } from './person';

export const post = collection(
  'post',
  { folder: 'posts', parentPath: '/blog' },
  'A post of the blog: a Markdown file. The post `posts/paper-first.md` is the page /blog/paper-first.',
  {
    ...entryFields,
    date: pattern(
      String.raw`^\d{4}-\d{2}-\d{2}$`,
      'The day of publication: year, month and day. The published site does not show a post before its day.',
      { format: 'date', expected: 'expected a day such as 2026-03-14' },
    ),
    author: reference('The name of a file in people/, without .json.', person),
    body: prose(),
  },
);

export type PostData = Omit<Data<typeof post>, 'draft'> & EntryPage;
