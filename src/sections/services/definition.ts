import {
  choice,
  decoration,
  group,
  href,
  icon,
  image,
  kind,
  list,
  optional,
  pattern,
  sectionIntro,
  sectionTitle,
  text,
  type Data,
} from '../../content-model';

export const definition = kind('services', 'A list of services.', {
  title: sectionTitle('Four disciplines, one table'),
  intro: sectionIntro('Designers and engineers sit together here.'),
  services: list(
    'The cards, in order.',
    group(
      'Service',
      'One service.',
      {
        slug: pattern(
          '^[a-z0-9]+(-[a-z0-9]+)*$',
          'A short name that stays the same when the title changes: small letters, digits and hyphens.',
          {
            max: 60,
            expected: 'expected small letters, digits and hyphens, such as "web-design"',
            example: 'web-design',
          },
        ),
        title: text(40, 'The name of the service.', 'Web Design & Development'),
        description: text(
          180,
          'What the client gets, in a sentence or two.',
          'A site that explains you in seconds.',
        ),
        features: list(
          'What the service includes, one line each.',
          text(48, 'One thing that the service includes.', 'Design systems'),
          { max: 6, example: ['Interviews', 'Design systems'] },
        ),
        icon: icon('The icon on the card.', 'window'),
        href: optional(
          href('Where the card leads. Leave it out for a card without a link.', '/services/web-design'),
        ),
        image: optional(
          image(
            'What the service produces. Every third service shows it across the page. Leave it out for a card with text only.',
            { place: 'the image of a service', minWidth: 1600, minHeight: 900 },
          ),
        ),
        illustration: optional(
          choice('An illustration that the site has, in place of an image: the tokens of a design system.', [
            'tokens',
          ]),
        ),
        responsiveDemo: optional(
          group(
            'ResponsiveDemo',
            'The page of a shop in a frame whose width visitors change, in place of an image.',
            {
              name: text(
                60,
                'What the frame shows, for screen readers.',
                'The home page of a furniture shop',
              ),
              shop: text(20, 'The name of the shop.', 'Harbour & Pine'),
              links: list('The words of its menu.', text(12, 'A word.', 'Sofas'), {
                min: 2,
                max: 4,
                example: ['Sofas', 'Lamps'],
              }),
              title: text(36, 'The headline on the image.', 'Made to be sat on for forty years'),
              action: text(20, 'The button below the headline.', 'See the sofas'),
              image: decoration(
                'The image behind the headline, which is dark. Its upper left part is calm and light.',
                { place: 'the image of a page in the services', minWidth: 1200, minHeight: 750 },
              ),
              products: list(
                'What the shop sells.',
                group('ResponsiveDemoProduct', 'A product.', {
                  title: text(12, 'Its name.', 'Tarn'),
                  price: text(10, 'Its price.', '£720'),
                  image: decoration('The product.', {
                    place: 'a product in the services',
                    minWidth: 400,
                    minHeight: 400,
                  }),
                }),
                { min: 3, max: 3 },
              ),
            },
          ),
        ),
        prototype: optional(
          group(
            'Prototype',
            'A phone with a booking app that visitors tap through, in place of an image: they choose a time, book and see the confirmation.',
            {
              name: text(60, 'What the prototype is, for screen readers.', 'Prototype of a booking app'),
              title: text(20, 'What visitors book, in large type.', 'Reformer Flow'),
              detail: text(32, 'A line below the title.', 'Thursday, 50 min with Lena'),
              question: text(28, 'What visitors choose.', 'Choose a time'),
              times: list(
                'The times to choose from.',
                group('PrototypeTime', 'One time.', {
                  time: text(10, 'The time.', '09:30'),
                  note: text(14, 'A word or two beside it.', '2 left'),
                }),
                { min: 2, max: 3 },
              ),
              action: text(20, 'The button that books.', 'Book class'),
              confirmation: text(28, 'What the second screen says.', 'You are booked'),
              restart: text(20, 'The button that leads back to the first screen.', 'Start again'),
            },
          ),
        ),
      },
      { alternatives: ['image', 'illustration', 'responsiveDemo', 'prototype'] },
    ),
    { max: 8, uniqueBy: 'slug' },
  ),
  linkText: text(20, 'The word that marks a card with a link.', 'Explore'),
});

export type ServicesContent = Data<typeof definition>;
