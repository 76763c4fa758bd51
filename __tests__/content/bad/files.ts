import fs from 'node:fs';
import { type BadContent } from './bad-content';

/** What can be wrong with the files themselves. */
export const badFiles: readonly BadContent[] = [
  {
    title: 'a missing file',
    spoil: (copy) => copy.delete('site.json'),
    says: [],
  },
  {
    title: 'a misspelt file',
    spoil: (copy) => copy.rename('site.json', 'sites.json'),
    says: [],
  },
  {
    title: 'a file with a second ending',
    spoil: (copy) => copy.rename('site.json', 'site.json.txt'),
    says: [],
  },
  {
    title: 'a file nobody asked for',
    spoil: (copy) => copy.write('plans copy.json', '{}'),
    says: [],
  },
  {
    title: 'a missing route list',
    spoil: (copy) => copy.delete('pages.json'),
    says: [],
  },
  {
    title: 'a folder in place of a file',
    spoil: (copy) => {
      copy.delete('site.json');
      fs.mkdirSync(copy.path('site.json'));
    },
    says: [],
  },
  {
    title: 'a missing content folder',
    spoil: (copy) => copy.delete(''),
    says: [],
  },
  {
    title: 'missing definitions',
    spoil: (copy) => copy.delete('schemas'),
    says: [],
  },
  {
    title: 'a definition that is no JSON Schema',
    spoil: (copy) => copy.write('schemas/site.schema.json', '{ "type": "nope" }'),
    says: [],
  },
];
