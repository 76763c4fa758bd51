import type { Person } from 'schema-dts';
import { collection, decoration, reference, text, type Data, type Value } from '..';
import type { DataContext } from '../kind';
import { definition as quote } from './quote';

export const definition = collection(
  'person',
  { folder: 'people' },
  'One person, for sections of the kind `people`. The name of the file, such as `ada-wells.json`, is the name that sections list.',
  {
    name: text(40, 'The name of the person.'),
    role: text(60, 'What the person does.'),
    'text?': text(240, 'A sentence or two about the person.'),
    'image?': decoration(
      'A portrait. It is cropped to 4 × 5. Without one, a folded sheet is in its place.',
      'a portrait',
      [640, 800],
      { aspectRatio: 0.8, breakpoints: [208, 400, 800] },
    ),
    'quote?': reference('What somebody says about them.', quote),
  },
);

export type PersonData = Data<typeof definition>;

export const structuredData = (
  { name, role }: Value<typeof definition>,
  { business }: DataContext,
): Person => ({
  '@type': 'Person',
  name,
  jobTitle: role,
  worksFor: { '@id': String(business['@id']) },
});
