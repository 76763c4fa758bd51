import fs from 'node:fs';
import { type BadContent } from './bad-content';

/** What can be wrong with the files themselves. */
export const badFiles: readonly BadContent[] = [
  {
    title: 'a missing file',
    spoil: (copy) => copy.delete('site.json'),
    says: ['content/site.json:1:1: the file is missing'],
  },
  {
    title: 'a misspelt file',
    spoil: (copy) => copy.rename('site.json', 'sites.json'),
    says: ["content/sites.json:1:1: unknown file; did you mean 'site.json'?"],
  },
  {
    title: 'a file with a second ending',
    spoil: (copy) => copy.rename('site.json', 'site.json.txt'),
    says: ["content/site.json.txt:1:1: unknown file; did you mean 'site.json'?"],
  },
  {
    title: 'a file nobody asked for',
    spoil: (copy) => copy.write('plans copy.json', '{}'),
    says: [
      "content/plans copy.json:1:1: unknown file, expected 'sections/contact.json', 'footer.json', 'forms.json', 'sections/hero.json', 'navigation.json', 'not-found.json', 'pages.json', 'sections/placeholder.json', 'sections/plans.json', 'sections/process-steps.json', 'sections/services.json' or 'site.json'",
    ],
  },
  {
    title: 'a copy in a folder',
    spoil: (copy) => {
      fs.mkdirSync(copy.path('old'));
      copy.write('old/site.json', copy.read('site.json'));
    },
    says: [
      "content/old/site.json:1:1: unknown file, expected 'sections/contact.json', 'footer.json', 'forms.json', 'sections/hero.json', 'navigation.json', 'not-found.json', 'pages.json', 'sections/placeholder.json', 'sections/plans.json', 'sections/process-steps.json', 'sections/services.json' or 'site.json'",
    ],
  },
  {
    title: 'a missing route list',
    spoil: (copy) => copy.delete('pages.json'),
    says: ['content/pages.json:1:1: the file is missing'],
  },
  {
    title: 'a folder in place of a file',
    spoil: (copy) => {
      copy.delete('site.json');
      fs.mkdirSync(copy.path('site.json'));
    },
    says: ['content/site.json:1:1: cannot be read: it is a folder, not a file'],
  },
  {
    title: 'a missing content folder',
    spoil: (copy) => copy.delete(''),
    says: ['content:1:1: the folder cannot be read: it does not exist'],
  },
  {
    title: 'missing definitions',
    spoil: (copy) => copy.delete('schemas'),
    says: ['content/schemas:1:1: the folder of the definitions cannot be read: it does not exist'],
  },
  {
    title: 'a definition that is no JSON Schema',
    spoil: (copy) => copy.write('schemas/site.schema.json', '{ "type": "nope" }'),
    says: [
      'content/schemas:1:1: a definition is no JSON Schema: schema is invalid: data/type must be equal to one of the allowed valu…',
    ],
  },
];
