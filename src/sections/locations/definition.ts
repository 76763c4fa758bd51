import {
  email,
  flag,
  group,
  image,
  kind,
  list,
  pattern,
  phone,
  postalAddress,
  sectionHeading,
  text,
  type Data,
} from '../../content-model';

export const definition = kind(
  'locations',
  'Locations – The places of a business that has several, each with its address, telephone and hours.',
  {
    ...sectionHeading,
    'inFooter?': flag(
      'Shows all places in the full footer, and beside forms for messages, in place of the address in site.json.',
    ),
    mapLabel: text(40, 'The words of the links to maps.'),
    locations: list(
      'The places, the main one first.',
      group('Location', 'One place.', {
        name: text(60, 'What it is called, such as the town.'),
        'text?': text(240, 'A sentence about it, such as how to get there.'),
        'image?': image('A picture of it.', 'a picture of a location', [960, 640], {
          breakpoints: [480, 960],
        }),
        'address?': {
          ...postalAddress,
          description:
            'The street address. Without one, the place is that of site.json, with its telephone, e-mail and hours where it has none of its own.',
        },
        'phone?': phone('Telephone – With the country code.'),
        'email?': email('E-mail – The e-mail address of this place.'),
        'hours?': list('When it is open, as visitors read it.', text(60, 'One line.'), { max: 8 }),
        'map?': pattern('^https://\\S+$', 'The https address of the place on a map.', {
          max: 500,
          expected: 'expected an address such as "https://map.example/1"',
        }),
      }),
      { min: 1, max: 24 },
    ),
  },
);

export type LocationsContent = Data<typeof definition>;
