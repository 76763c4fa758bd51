import { type BadContent, replace } from './bad-content';

/** What can be wrong with a list as a whole: routes, slugs, popular plans. */
export const badLists: readonly BadContent[] = [
  {
    title: 'no popular plan',
    spoil: replace('plans.json', 'true', 'false'),
    says: [],
  },
  {
    title: 'two popular plans',
    spoil: replace('plans.json', '"popular": false', '"popular": true'),
    says: [],
  },
  {
    title: 'a popular plan behind the switch besides another',
    spoil: replace('plans.json', '"price": "£597",\n          "popular": false', '"price": "£597",\n          "popular": true'),
    says: [],
  },
  {
    title: 'a route twice',
    spoil: replace('pages.json', '"/blog"', '"/about"'),
    says: [],
  },
  {
    title: 'two home pages',
    spoil: replace('pages.json', '"/blog"', '"/"'),
    says: [],
  },
  {
    title: 'no home page',
    spoil: replace('pages.json', '"path": "/"', '"path": "/home"'),
    says: [],
  },
  {
    title: 'no pages',
    spoil: (copy) => copy.edit('pages.json', (list: object) => ({ ...list, pages: [] })),
    says: [],
  },
  {
    title: 'a path without its slash',
    spoil: replace('pages.json', '"/about"', '"about"'),
    says: [],
  },
  {
    title: 'a path with a capital',
    spoil: replace('pages.json', '"/about"', '"/About"'),
    says: [],
  },
  {
    title: 'a path with a space',
    spoil: replace('pages.json', '"/about"', '"/about us"'),
    says: [],
  },
  {
    title: 'a path with a slash at its end',
    spoil: replace('pages.json', '"/about"', '"/about/"'),
    says: [],
  },
  {
    title: 'a path that the site needs for itself',
    spoil: replace('pages.json', '"/about"', '"/404"'),
    says: [],
  },
  {
    title: 'a slug twice',
    spoil: replace('services.json', '"cutting"', '"folding"'),
    says: [],
  },
  {
    title: 'a slug with a space',
    spoil: replace('services.json', '"cutting"', '"Cutting paper"'),
    says: [],
  },
  {
    title: 'an option of the switch twice',
    spoil: replace('plans.json', '"option": "Thick"', '"option": "Thin"'),
    says: [],
  },
];
