import {
  choice,
  clientLook,
  decoration,
  group,
  href,
  icon,
  image,
  kind,
  list,
  sectionHeading,
  slug,
  text,
  type Data,
} from '../../content-model';

export const definition = kind('services', 'List of services – A list of services.', {
  ...sectionHeading,
  services: list(
    'The cards, in order.',
    group(
      'Service',
      'One service.',
      {
        slug: slug(
          'Short name – It stays the same when the title changes: small letters, digits and hyphens.',
          'web-design',
          { shared: true },
        ),
        title: text(40, 'The name of the service.'),
        description: text(180, 'What the client gets, in a sentence or two.'),
        features: list(
          'What the service includes, one line each.',
          text(48, 'One thing that the service includes.'),
          { max: 6 },
        ),
        'icon?': icon('The icon on the card.'),
        'href?': href('Link – Where the card leads. Leave it out for a card without a link.'),
        'image?': image(
          'What the service produces. Every third service shows it across the page. Leave it out for a card with text only.',
          'the image of a service',
          [1600, 900],
          { formats: ['AVIF', 'WEBP'], breakpoints: [640, 1080, 1440, 1920] },
        ),
        'narrowImage?': decoration(
          'What phones in portrait format show in place of that image. Without it, they show a part of it.',
          'the narrow image of a service',
          [800, 1160],
          { formats: ['AVIF', 'WEBP'], breakpoints: [480, 720, 960] },
        ),
        'illustration?': choice(
          'An illustration that the site has, in place of an image: the tokens of a design system.',
          ['tokens'],
        ),
        'responsiveDemo?': group(
          'ResponsiveDemo',
          'The page of a shop in a frame whose width visitors change, in place of an image.',
          {
            name: text(60, 'What the frame shows, for screen readers.'),
            'look?': clientLook,
            shop: text(20, 'The name of the shop.'),
            links: list('The words of its menu.', text(12, 'A word.'), { min: 2, max: 4 }),
            title: text(36, 'The headline on the image.'),
            action: text(20, 'The button below the headline.'),
            image: decoration(
              'The image behind the headline, which is dark. Its upper left part is calm and light.',
              'the image of a page in the services',
              [1200, 750],
              { breakpoints: [800, 1680] },
            ),
            products: list(
              'What the shop sells.',
              group('ResponsiveDemoProduct', 'A product.', {
                title: text(12, 'Its name.'),
                price: text(10, 'Its price.'),
                image: decoration('The product.', 'a product in the services', [400, 400], {
                  breakpoints: [480],
                }),
              }),
              { min: 3, max: 3 },
            ),
          },
        ),
        'prototype?': group(
          'Prototype',
          'A phone with a booking app that visitors tap through, in place of an image: they choose a time, book and see the confirmation.',
          {
            name: text(60, 'What the prototype is, for screen readers.'),
            'look?': clientLook,
            title: text(20, 'What visitors book, in large type.'),
            detail: text(32, 'A line below the title.'),
            question: text(28, 'What visitors choose.'),
            times: list(
              'The times to choose from.',
              group('PrototypeTime', 'One time.', {
                time: text(10, 'The time.'),
                note: text(14, 'A word or two beside it.'),
              }),
              { min: 2, max: 3 },
            ),
            action: text(20, 'The button that books.'),
            confirmation: text(28, 'What the second screen says.'),
            restart: text(20, 'The button that leads back to the first screen.'),
          },
        ),
      },
      { alternatives: ['image', 'illustration', 'responsiveDemo', 'prototype'] },
    ),
    { max: 8, uniqueBy: 'slug' },
  ),
  linkText: text(20, 'The word that marks a card with a link.'),
});

export type ServicesContent = Data<typeof definition>;
export type Service = ServicesContent['services'][number];
