import type { Person } from 'schema-dts';
import {
  collection,
  decorationWith,
  email,
  group,
  link,
  list,
  phone,
  reference,
  text,
  type Data,
  type Value,
} from '..';
import type { DataContext } from '../kind';
import { definition as quote } from './quote';

const second = decorationWith(
  'SecondPortrait',
  'The same person a moment later, such as with a smile. It is in place of the portrait while a visitor points at the person. Of the same width, height and `focalPoint`.',
  'a second portrait',
  [640, 800],
  {},
  { aspectRatio: 0.8, formats: ['AVIF', 'WEBP'], breakpoints: [400, 800] },
  { rare: true, isLayer: true },
);

export const definition = collection(
  'person',
  { folder: 'people' },
  'A person is on no page until a section of the kind `people` lists the name of their file, such as `ada-wells`.',
  {
    name: text(40, 'The name of the person.'),
    role: text(60, 'What the person does.'),
    'text?': text(240, 'A sentence or two about the person.'),
    'about?': list(
      'The person in more words, for a page of their own: see `pages` of a team.',
      text(700, 'One paragraph.'),
      { max: 10 },
    ),
    'image?': decorationWith(
      'Portrait',
      'A portrait. It is cropped to 4 × 5. Without one, a surface in a colour of the brand is in its place.',
      'a portrait',
      [640, 800],
      { 'second?': second },
      { aspectRatio: 0.8, breakpoints: [208, 400, 800] },
    ),
    'details?': group(
      'PersonDetails',
      'How to reach the person, and what they can do.',
      {
        'phone?': phone('Telephone – With the country code.'),
        'email?': email('E-mail – The e-mail address of the person.'),
        'links?': list('Profiles elsewhere.', link('One link.'), { max: 4 }),
        'languages?': list('The languages that they speak.', text(30, 'One language.'), {
          max: 8,
          unique: true,
        }),
        'qualifications?': list('Degrees, admissions and memberships.', text(100, 'One of them.'), {
          max: 8,
          unique: true,
        }),
      },
      { rare: true },
    ),
    'quote?': reference('What somebody says about them.', quote),
  },
);

export type PersonData = Data<typeof definition>;

export type SecondPortraitData = Data<typeof second>;

export const structuredData = (
  { name, role, details = {} }: Value<typeof definition>,
  { business }: DataContext,
): Person => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  ...(details.phone && { telephone: details.phone }),
  ...(details.email && { email: details.email }),
  ...(details.languages && { knowsLanguage: details.languages }),
  ...(details.links && { sameAs: details.links.map(({ href }) => href) }),
  ...(details.qualifications && {
    hasCredential: details.qualifications.map((title) => ({
      '@type': 'EducationalOccupationalCredential' as const,
      name: title,
    })),
  }),
  worksFor: { '@id': String(business['@id']) },
});
