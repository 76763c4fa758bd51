import { collection, flag, image, optional, pattern, prose, reference, text, type Data } from '..';
import type { EntryPage } from '../entry';
import { person } from './person';

export const post = collection(
  'post',
  { folder: 'posts', parentPath: '/blog' },
  'A post of the blog: a Markdown file. The post `posts/paper-first.md` is the page /blog/paper-first.',
  {
    title: text(
      55,
      "The heading of the post, and its name in lists, in the browser's tab and in search results.",
      'Why we draw on paper first',
      { format: 'document-title' },
    ),
    description: text(
      170,
      'What the post is about, in one or two sentences: below the heading, in lists and in search results.',
      'A rough screen on the third day settles arguments that a good document leaves open for weeks.',
      { min: 50 },
    ),
    date: pattern(
      String.raw`^\d{4}-\d{2}-\d{2}$`,
      'The day of publication: year, month and day. The published site does not show a post before its day.',
      { format: 'date', expected: 'expected a day such as 2026-03-14', example: '2026-03-14' },
    ),
    author: reference('The name of a file in people/, without .json.', person, 'ada-wells'),
    cover: optional(
      image('The image at the top of the post, in lists and on social networks.', {
        place: 'a cover',
        minWidth: 1200,
        minHeight: 800,
      }),
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

export type PostData = Omit<Data<typeof post>, 'draft'> & EntryPage;
