import fs from 'node:fs';
import path from 'node:path';
import { drawPicture } from '../content-copy';
import { type BadContent, replace } from './bad-content';

/** What can be wrong with a picture. */
export const badPictures: readonly BadContent[] = [
  {
    title: 'a misspelt picture',
    spoil: replace('hero.json', 'slide-a.png', 'slide-aa.png'),
    says: [],
  },
  {
    title: 'a picture that is nowhere near',
    spoil: replace('hero.json', 'images/slide-a.png', 'photograph.jpg'),
    says: [],
  },
  {
    title: 'a picture in a folder that is not there',
    spoil: replace('hero.json', 'images/slide-a.png', 'photos/slide-a.png'),
    says: [],
  },
  {
    title: 'a picture with a capital',
    spoil: replace('hero.json', 'slide-a.png', 'Slide-A.png'),
    says: [],
  },
  {
    title: 'a picture outside the content folder',
    spoil: replace('hero.json', 'images/slide-a.png', '../secret.png'),
    says: [],
  },
  {
    title: 'a picture outside by way of a link',
    spoil: (copy) => {
      copy.delete('images/model.png');
      fs.writeFileSync(path.join(copy.directory, '../model.png'), copy.readBytes('images/plain.png'));
      fs.symlinkSync(path.join(copy.directory, '../model.png'), copy.path('images/model.png'));
    },
    says: [],
  },
  {
    title: 'a picture with a slash in front',
    spoil: replace('hero.json', 'images/slide-a.png', '/images/slide-a.png'),
    says: [],
  },
  {
    title: 'a picture with a backslash',
    spoil: replace('hero.json', 'images/slide-a.png', 'images\\\\slide-a.png'),
    says: [],
  },
  {
    title: 'a picture over http',
    spoil: replace('hero.json', 'images/slide-a.png', 'http://example.org/a.png'),
    says: [],
  },
  {
    title: 'a picture at a broken https address',
    spoil: replace('hero.json', 'images/slide-a.png', 'https://exa mple.org/a.png'),
    says: [],
  },
  {
    title: 'a picture of another kind',
    spoil: (copy) => {
      copy.rename('images/slide-a.png', 'images/slide-a.gif');
      copy.replace('hero.json', 'slide-a.png', 'slide-a.gif');
    },
    says: [],
  },
  {
    title: 'a picture that is cut off',
    spoil: (copy) => copy.write('images/model.png', copy.readBytes('images/model.png').subarray(0, 1000)),
    says: [],
  },
  {
    title: "a text under a picture's name",
    spoil: (copy) => copy.write('images/model.png', 'not a picture'),
    says: [],
  },
  {
    title: "a folder under a picture's name",
    spoil: (copy) => {
      copy.delete('images/model.png');
      fs.mkdirSync(copy.path('images/model.png'));
    },
    says: [],
  },
  {
    title: 'a hero slide that is too small',
    spoil: async (copy) => copy.write('images/slide-b.png', await drawPicture(1599, 900)),
    says: [],
  },
  {
    title: 'a picture of the MVP that is too small',
    spoil: async (copy) => copy.write('images/model.png', await drawPicture(1200, 899)),
    says: [],
  },
  {
    title: 'a picture that is too small for two places',
    spoil: async (copy) => copy.write('images/plain.png', await drawPicture(1200, 674)),
    says: [],
  },
  {
    title: 'a picture without its words',
    spoil: replace('plans.json', 'A paper model of a house', ''),
    says: [],
  },
  {
    title: 'a picture whose words are blanks',
    spoil: replace('plans.json', 'A paper model of a house', '  '),
    says: [],
  },
  {
    title: 'words for decoration',
    spoil: replace('hero.json', '"alt": ""', '"alt": "Sheets of paper"'),
    says: [],
  },
  {
    title: 'a picture without the key for its words',
    spoil: replace('hero.json', '      "alt": "",\n', ''),
    says: [],
  },
  {
    title: 'an empty picture',
    spoil: replace('hero.json', 'images/slide-a.png', ''),
    says: [],
  },
];
