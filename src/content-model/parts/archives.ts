import { type FieldValues, group, template, text } from '../field-types';

const archiveTexts = (what: string) => ({
  heading: template(
    40,
    `The heading of these pages, and their name in the browser's tab. {name} is replaced by ${what}.`,
  ),
  description: template(
    140,
    `The sentence below the heading, also for search results. {name} is replaced by ${what}.`,
  ),
});

/** What a list of all entries of a collection can have if these have `tags`, or an `author`: pages for each of them. */
export const archiveFields = {
  'topics?': group(
    'PostTopics',
    'Gives each tag of the posts a page, such as /blog/tags/prices, with a feed. Only in the list of all posts.',
    { label: text(30, 'The name of the links to these pages.'), ...archiveTexts('the tag') },
  ),
  'authors?': group(
    'PostAuthors',
    'Gives each author a page, such as /blog/authors/ada-wells, with portrait, posts and a feed. Only in the list of all posts.',
    archiveTexts('the name of the author'),
  ),
  'related?': text(
    40,
    'The heading of up to three posts below a post that has tags in common with them. Without it, and without common tags, a post leads to the next one. Only in the list of all posts.',
  ),
};

export type Archives = FieldValues<typeof archiveFields>;

/** The keys that only a list of all entries uses. */
export const archiveKeys = Object.keys(archiveFields).map((key) => key.replace('?', ''));
