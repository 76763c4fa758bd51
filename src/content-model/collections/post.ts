import { collection, day, entryFields, list, prose, reference, tag, type Data, type EntryPage } from '..';
import { definition as person } from './person';

export const definition = collection(
  'post',
  {
    folder: 'posts',
    parentPath: '/blog',
    hasFeed: true,
    summary: "{{draft | ternary('**Draft** · ', '')}}{{title}} · {{date}} · {{author}}",
    listFields: ['title', 'description', 'date', 'author.name', 'coAuthors.name', 'cover'],
  },
  'A post of the blog. The post `paper-first` is the page /blog/paper-first, if the page /blog lists all posts.',
  {
    ...entryFields,
    date: day(
      'The day of publication: year, month and day. The published site does not show a post before its day.',
      { shared: true },
    ),
    author: {
      ...reference('Who wrote it.', person),
      shared: true,
    },
    'coAuthors?': {
      ...list('Who else wrote it, in order.', reference('One person.', person), { max: 5, unique: true }),
      shared: true,
    },
    'tags?': list('What the post is about.', tag(24, 'One topic, in the same spelling in every post.'), {
      max: 5,
      unique: true,
    }),
    body: prose(),
  },
);

export type PostData = Omit<Data<typeof definition>, 'draft' | 'film' | 'share'> & EntryPage;
