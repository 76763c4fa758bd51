import { group, image, kind, list, sectionHeading, text, type Data } from '../../content-model';

const price = group('MenuPrice', 'A price.', {
  price: text(24, 'The price as it is shown, such as £12.50.'),
  'label?': text(24, 'What it is for, if there are several, such as "glass".'),
});

const item = group('MenuItem', 'One dish, drink, treatment or job.', {
  title: text(80, 'What it is called.'),
  'text?': text(240, 'What it is, in a sentence.'),
  'prices?': list('Its price, or several.', price, { max: 6 }),
  'marks?': list('Marks of the legend.', text(6, 'One mark.'), { max: 14, unique: true }),
  'image?': image('A small square image.', 'a small image', [320, 320], { breakpoints: [160, 320] }),
});

export const definition = kind(
  'price-list',
  'Menu with prices – What you serve or do, in groups with prices: dishes, treatments, small jobs.',
  {
    ...sectionHeading,
    groups: list(
      'The groups, in order.',
      group('MenuGroup', 'One group.', {
        title: text(60, 'The heading of the group.'),
        'text?': text(200, 'A sentence below its heading.'),
        items: list('What is in it, in order.', item, { max: 60 }),
      }),
      { max: 24 },
    ),
    'legend?': list(
      'What the marks mean, such as V for vegetarian.',
      group('MenuMark', 'One mark.', {
        mark: text(6, 'One to six characters, such as V.'),
        meaning: text(60, 'What it means.'),
      }),
      { max: 30, uniqueBy: 'mark' },
    ),
    'note?': text(300, 'A sentence below all groups, such as about service and taxes.'),
  },
);

export type PriceListContent = Data<typeof definition>;
