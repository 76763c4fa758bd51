import { type BadContent, replace } from './bad-content';

/** How a file can be written badly: JSON, keys, encoding. */
export const badWriting: readonly BadContent[] = [
  {
    title: 'a trailing comma in a group',
    spoil: replace('site.json', '"country": "United Kingdom"', '"country": "United Kingdom",'),
    says: [],
  },
  {
    title: 'a trailing comma in a list',
    spoil: replace('pages.json', '"pricing", "contact"]', '"pricing", "contact",]'),
    says: [],
  },
  {
    title: 'a missing comma between keys',
    spoil: replace('plans.json', '"price": "£4,997+",', '"price": "£4,997+"'),
    says: [],
  },
  {
    title: 'a missing comma in a list',
    spoil: replace('pages.json', '"hero", "services"', '"hero" "services"'),
    says: [],
  },
  {
    title: 'a comma too many',
    spoil: replace('site.json', '"name": "Paperwork",', '"name": "Paperwork",,'),
    says: [],
  },
  {
    title: 'several harmless slips at once',
    spoil: (copy) => {
      copy.replace('site.json', '"name"', '// the brand\n  "name"');
      copy.replace('site.json', '"Paperwork",', '"Paperwork"');
      copy.replace('site.json', '"country": "United Kingdom"', '"country": "",');
    },
    says: [],
  },
  {
    title: 'a comment at the end of a line',
    spoil: replace('site.json', '"Paperwork",', '"Paperwork", // the brand'),
    says: [],
  },
  {
    title: 'a comment between keys',
    spoil: replace('site.json', '"name"', '/* the brand */ "name"'),
    says: [],
  },
  {
    title: 'a comment that is never closed',
    spoil: replace('site.json', '"name"', '/* the brand "name"'),
    says: [],
  },
  {
    title: 'a quotation mark that is never closed',
    spoil: replace('site.json', '"Paperwork"', '"Paperwork'),
    says: [],
  },
  {
    title: 'quotation marks inside a text',
    spoil: replace('site.json', 'a small studio', 'a "small" studio'),
    says: [],
  },
  {
    title: 'curly quotation marks',
    spoil: replace('site.json', '"Paperwork"', '“Paperwork”'),
    says: [],
  },
  {
    title: 'single quotation marks',
    spoil: replace('site.json', '"Paperwork"', "'Paperwork'"),
    says: [],
  },
  {
    title: 'a key without quotation marks',
    spoil: replace('site.json', '"name"', 'name'),
    says: [],
  },
  {
    title: 'a missing colon',
    spoil: replace('site.json', '"name":', '"name"'),
    says: [],
  },
  {
    title: 'a missing value',
    spoil: replace('site.json', '"name": "Paperwork"', '"name":'),
    says: [],
  },
  {
    title: 'true with a capital',
    spoil: replace('plans.json', 'true', 'True'),
    says: [],
  },
  {
    title: 'a group that is never closed',
    spoil: (copy) => copy.write('site.json', copy.read('site.json').trimEnd().slice(0, -1)),
    says: [],
  },
  {
    title: 'a list that is never closed',
    spoil: replace('pages.json', '"contact"]', '"contact"'),
    says: [],
  },
  {
    title: 'the wrong closing bracket',
    spoil: replace('pages.json', '"contact"]', '"contact"}'),
    says: [],
  },
  {
    title: 'a bracket too many',
    spoil: (copy) => copy.write('site.json', `${copy.read('site.json')}}`),
    says: [],
  },
  {
    title: 'a number that begins with 0',
    spoil: replace('plans.json', '"£597"', '0597'),
    says: [],
  },
  {
    title: 'an unfinished number',
    spoil: replace('plans.json', '"£597"', '5.'),
    says: [],
  },
  {
    title: 'a tab inside a text',
    spoil: replace('site.json', 'a small', 'a\tsmall'),
    says: [],
  },
  {
    title: 'a line that ends inside a text',
    spoil: replace('site.json', 'a small', 'a\nsmall'),
    says: [],
  },
  {
    title: 'a lone backslash',
    spoil: replace('hero.json', 'images/slide-a', 'images\\slide-a'),
    says: [],
  },
  {
    title: 'an unfinished \\u code',
    spoil: replace('site.json', '"Paperwork"', '"Paper\\u12work"'),
    says: [],
  },
  {
    title: 'an empty file',
    spoil: (copy) => copy.write('site.json', ''),
    says: [],
  },
  {
    title: 'a file of blanks',
    spoil: (copy) => copy.write('site.json', ' \n'),
    says: [],
  },
  {
    title: 'brackets nested without end',
    spoil: (copy) => copy.write('site.json', '['.repeat(100_000)),
    says: [],
  },
  {
    title: 'a key written twice',
    spoil: replace('plans.json', '"price": "£4,997+",', '"price": "£4,997+",\n      "price": "£1",'),
    says: [],
  },
  {
    title: 'a byte order mark',
    spoil: (copy) => copy.write('site.json', `\uFEFF${copy.read('site.json')}`),
    says: [],
  },
  {
    title: 'a byte order mark and another mistake',
    spoil: (copy) => copy.write('site.json', `\uFEFF${copy.read('site.json').replace('Paperwork', '')}`),
    says: [],
  },
  {
    title: 'UTF-16',
    spoil: (copy) => copy.write('site.json', Buffer.from(`\uFEFF${copy.read('site.json')}`, 'utf16le')),
    says: [],
  },
  {
    title: 'UTF-16 without its mark',
    spoil: (copy) => copy.write('site.json', Buffer.from(copy.read('site.json'), 'utf16le')),
    says: [],
  },
  {
    title: 'Latin-1',
    spoil: (copy) => copy.write('plans.json', Buffer.from(copy.read('plans.json'), 'latin1')),
    says: [],
  },
  {
    title: 'a file cut off inside a character',
    spoil: (copy) => {
      const bytes = copy.readBytes('plans.json');
      copy.write('plans.json', bytes.subarray(0, bytes.indexOf('£') + 1));
    },
    says: [],
  },
];
