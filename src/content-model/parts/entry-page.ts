import { flag, optional, text } from '../builders';
import { image } from './image';

/** What every entry has that is a page, besides its own fields. */
export const entryFields = {
  title: text(
    55,
    "The heading of the page, and its name in lists, in the browser's tab and in search results.",
    {
      format: 'document-title',
    },
  ),
  description: text(
    170,
    'What the page is about, in one or two sentences: below the heading, in lists and in search results.',
    { min: 50 },
  ),
  cover: optional(
    image('The image at the top of the page, in lists and on social networks.', 'a cover', [1200, 800]),
  ),
  draft: optional(
    flag(
      '`true` keeps the page out of the published site. The development server shows it, marked as a draft.',
      { default: false },
    ),
  ),
};
