import { collection, decoration, group, integer, pattern, text, type Data } from '..';

export const definition = collection(
  'quote',
  { folder: 'quotes', summary: '{{author}}: {{text | truncate(80)}}' },
  'A quote is on no page until a section of the kind `quotes` lists the name of its file, such as `ruth-calder`.',
  {
    text: pattern(
      String.raw`^(?!["“”„«»][^"“”„«»]*["“”„«»]$).*\S`,
      'What the author says, without quotation marks. They are added automatically.',
      {
        max: 320,
        inherited: false,
        expected: 'expected the words without quotation marks, which are added automatically',
      },
    ),
    author: text(40, 'The name of the person who says it.'),
    'review?': group(
      'Review',
      'For a review with stars. Search engines get no stars: of what a business shows about itself, they allow none.',
      {
        stars: integer('How many of five.', { min: 1, max: 5 }),
        text: text(80, 'The stars in words, and where and when, such as "5 of 5 stars, Google, May 2026".'),
      },
      { rare: true },
    ),
    'role?': text(60, "The author's role, company or both."),
    'image?': decoration(
      'A portrait of the author. Where it is small, it is cropped to a square.',
      'a portrait beside a quote',
      [288, 288],
      { breakpoints: [96, 192, 288, 480, 800] },
    ),
  },
);

export type QuoteData = Data<typeof definition>;
