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
      "content/plans copy.json:1:1: unknown file, expected 'contact.json', 'footer.json', 'forms.json', 'hero.json', 'navigation.json', 'not-found.json', 'pages.json', 'placeholder.json', 'plans.json', 'process-steps.json', 'services.json' or 'site.json'",
    ],
  },
  {
    title: 'a copy in a folder',
    spoil: (copy) => {
      fs.mkdirSync(copy.path('old'));
      copy.write('old/site.json', copy.read('site.json'));
    },
    says: [
      "content/old/site.json:1:1: unknown file, expected 'contact.json', 'footer.json', 'forms.json', 'hero.json', 'navigation.json', 'not-found.json', 'pages.json', 'placeholder.json', 'plans.json', 'process-steps.json', 'services.json' or 'site.json'",
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
    says: ['content:1:1: the content folder (CONTENT_DIR) cannot be read: it does not exist'],
  },
];
