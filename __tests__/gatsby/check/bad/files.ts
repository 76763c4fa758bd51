import fs from 'node:fs';
import { kindsOf, readDefinitions } from '../../../../gatsby/content/definitions';
import { eitherOf } from '../../../../gatsby/check/problem';
import { type BadContent, parseCases } from './bad-content';
const kinds = eitherOf([...kindsOf(readDefinitions()).keys()]);

/** What can be wrong with the files themselves. */
export const badFiles: readonly BadContent[] = [
  ...parseCases`
sections/services.json: "kind": "services" → "kind": "service"
  content/sections/services.json:3:11 kind: kind 'service' is unknown; did you mean 'services'?
`,
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
      "content/plans copy.json:1:1: unknown file, expected a section in sections/ or 'footer.json', 'forms.json', 'labels.json', 'navigation.json', 'not-found.json', 'pages.json' or 'site.json'",
    ],
  },
  {
    title: 'a copy in a folder',
    spoil: (copy) => {
      fs.mkdirSync(copy.path('old'));
      copy.write('old/site.json', copy.read('site.json'));
    },
    says: [
      "content/old/site.json:1:1: unknown file, expected a section in sections/ or 'footer.json', 'forms.json', 'labels.json', 'navigation.json', 'not-found.json', 'pages.json' or 'site.json'",
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
    title: 'a section under a name that cannot be an anchor',
    spoil: (copy) => copy.write('sections/Summer plans.json', '{}'),
    says: [
      'content/sections/Summer plans.json:1:1: unknown file, expected a name such as "sections/plans.json"',
    ],
  },
  {
    title: 'a section that is not listed in pages.json and has no kind',
    spoil: (copy) => copy.write('sections/summer-plans.json', '{}'),
    says: [`content/sections/summer-plans.json:1:1 kind: the key 'kind' is missing, expected ${kinds}`],
  },
  {
    title: 'a list in place of a section',
    spoil: (copy) => copy.write('sections/services.json', '[]'),
    says: ['content/sections/services.json:1:1: found a list, expected a group of keys in { }'],
  },
  {
    title: 'a missing section of pages under construction',
    spoil: (copy) => copy.delete('sections/placeholder.json'),
    says: ['content/sections/placeholder.json:1:1: the file is missing'],
  },
  {
    title: 'a missing content folder',
    spoil: (copy) => copy.delete(''),
    says: ['content:1:1: the content folder (CONTENT_DIR) cannot be read: it does not exist'],
  },
];
