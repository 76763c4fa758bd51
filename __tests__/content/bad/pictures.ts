import fs from 'node:fs';
import path from 'node:path';
import { drawPicture } from '../content-copy';
import { type BadContent, replace } from './bad-content';

/** What can be wrong with a picture. */
export const badPictures: readonly BadContent[] = [
  {
    title: 'a misspelt picture',
    spoil: replace('hero.json', 'slide-a.jpg', 'slide-aa.jpg'),
    says: [
      'content/hero.json:12:14 slides[0].src: there is no picture "images/slide-aa.jpg"; did you mean \'images/slide-a.jpg\'?',
    ],
  },
  {
    title: 'a picture that is nowhere near',
    spoil: replace('hero.json', 'images/slide-a.jpg', 'photograph.jpg'),
    says: [
      'content/hero.json:12:14 slides[0].src: there is no picture "photograph.jpg" in the content folder',
    ],
  },
  {
    title: 'a picture in a folder that is not there',
    spoil: replace('hero.json', 'images/slide-a.jpg', 'photos/slide-a.jpg'),
    says: [
      'content/hero.json:12:14 slides[0].src: there is no picture "photos/slide-a.jpg" in the content folder',
    ],
  },
  {
    title: 'a picture with a capital',
    spoil: replace('hero.json', 'slide-a.jpg', 'Slide-A.jpg'),
    says: [
      'content/hero.json:12:14 slides[0].src: there is no picture "images/Slide-A.jpg"; did you mean \'images/slide-a.jpg\'?',
    ],
  },
  {
    title: 'a picture outside the content folder',
    spoil: replace('hero.json', 'images/slide-a.jpg', '../secret.jpg'),
    says: [
      'content/hero.json:12:14 slides[0].src: found "../secret.jpg", which is outside the content folder, expected a file in images/',
    ],
  },
  {
    title: 'a picture outside by way of a link',
    spoil: (copy) => {
      copy.delete('images/model.jpg');
      fs.writeFileSync(path.join(copy.directory, '../model.jpg'), copy.readBytes('images/plain.jpg'));
      fs.symlinkSync(path.join(copy.directory, '../model.jpg'), copy.path('images/model.jpg'));
    },
    says: [
      'content/plans.json:62:14 mvp.picture.src: found "images/model.jpg", which is outside the content folder, expected a file in images/',
    ],
  },
  {
    title: 'a picture with a slash in front',
    spoil: replace('hero.json', 'images/slide-a.jpg', '/images/slide-a.jpg'),
    says: [
      'content/hero.json:12:14 slides[0].src: found "/images/slide-a.jpg", expected a path without the first /',
    ],
  },
  {
    title: 'a picture with a backslash',
    spoil: replace('hero.json', 'images/slide-a.jpg', 'images\\\\slide-a.jpg'),
    says: [
      'content/hero.json:12:14 slides[0].src: found "images\\\\slide-a.jpg" with a backslash, expected / in its place',
    ],
  },
  {
    title: 'a picture over http',
    spoil: replace('hero.json', 'images/slide-a.jpg', 'http://example.org/a.jpg'),
    says: [
      'content/hero.json:12:14 slides[0].src: found "http://example.org/a.jpg", expected a file such as "images/picture.jpg" or an https:// address',
    ],
  },
  {
    title: 'a picture at a broken https address',
    spoil: replace('hero.json', 'images/slide-a.jpg', 'https://exa mple.org/a.jpg'),
    says: [
      'content/hero.json:12:14 slides[0].src: found "https://exa mple.org/a.jpg", expected an address such as "https://example.org/picture.jpg"',
    ],
  },
  {
    title: 'a picture of another kind',
    spoil: (copy) => {
      copy.rename('images/slide-a.jpg', 'images/slide-a.gif');
      copy.replace('hero.json', 'slide-a.jpg', 'slide-a.gif');
    },
    says: [
      "content/hero.json:12:14 slides[0].src: found \"images/slide-a.gif\", expected a picture that ends in '.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif' or '.tiff'",
    ],
  },
  {
    title: 'a picture that is cut off',
    spoil: (copy) => copy.write('images/model.jpg', copy.readBytes('images/model.jpg').subarray(0, 1000)),
    says: [
      'content/plans.json:62:14 mvp.picture.src: the picture "images/model.jpg" cannot be decoded, expected an undamaged picture',
    ],
  },
  {
    title: "a text under a picture's name",
    spoil: (copy) => copy.write('images/model.jpg', 'not a picture'),
    says: [
      'content/plans.json:62:14 mvp.picture.src: the picture "images/model.jpg" cannot be decoded, expected an undamaged picture',
    ],
  },
  {
    title: "a folder under a picture's name",
    spoil: (copy) => {
      copy.delete('images/model.jpg');
      fs.mkdirSync(copy.path('images/model.jpg'));
    },
    says: [
      'content/plans.json:62:14 mvp.picture.src: the picture "images/model.jpg" cannot be read: it is a folder, not a file',
    ],
  },
  {
    title: 'a hero slide that is too small',
    spoil: async (copy) => copy.write('images/slide-b.jpg', await drawPicture(1599, 900)),
    says: [
      'content/hero.json:17:14 slides[1].src: the picture "images/slide-b.jpg" has 1599 × 900 pixels, expected at least 1600 × 900 for a hero slide',
    ],
  },
  {
    title: 'a picture of the MVP that is too small',
    spoil: async (copy) => copy.write('images/model.jpg', await drawPicture(1200, 899)),
    says: [
      'content/plans.json:62:14 mvp.picture.src: the picture "images/model.jpg" has 1200 × 899 pixels, expected at least 1200 × 900 for the MVP card',
    ],
  },
  {
    title: 'a picture that is too small for two places',
    spoil: async (copy) => copy.write('images/plain.jpg', await drawPicture(1200, 674)),
    says: [
      'content/not-found.json:7:12 picture.src: the picture "images/plain.jpg" has 1200 × 674 pixels, expected at least 1200 × 675 for the page for unknown addresses',
      'content/placeholder.json:5:12 picture.src: the picture "images/plain.jpg" has 1200 × 674 pixels, expected at least 1200 × 675 for a page under construction',
    ],
  },
  {
    title: 'a picture without its words',
    spoil: replace('plans.json', 'A paper model of a house', ''),
    says: [
      'content/plans.json:63:14 mvp.picture.alt: found an empty text, expected words for people who cannot see the picture',
    ],
  },
  {
    title: 'a picture whose words are blanks',
    spoil: replace('plans.json', 'A paper model of a house', '  '),
    says: [
      'content/plans.json:63:14 mvp.picture.alt: found an empty text, expected words for people who cannot see the picture',
    ],
  },
  {
    title: 'words for decoration',
    spoil: replace('hero.json', '"alt": ""', '"alt": "Sheets of paper"'),
    says: [
      'content/hero.json:13:14 slides[0].alt: found "Sheets of paper", expected "" as the picture is decoration',
    ],
  },
  {
    title: 'a picture without the key for its words',
    spoil: replace('hero.json', '      "alt": "",\n', ''),
    says: [
      'content/hero.json:11:5 slides[0].alt: the key \'alt\' is missing, expected for example "alt": "A booking app on a tablet and a phone"',
    ],
  },
  {
    title: 'an empty picture',
    spoil: replace('hero.json', 'images/slide-a.jpg', ''),
    says: [
      'content/hero.json:12:14 slides[0].src: found an empty text, expected for example "images/hero-1-pages.jpg"',
    ],
  },
];
