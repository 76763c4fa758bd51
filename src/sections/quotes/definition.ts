import { kind, list, reference, sectionIntro, sectionTitle, type Data } from '../../content-model';
import { quote } from '../../content-model/collections/quote';

export const definition = kind(
  'quotes',
  'What clients say. One quote is set in large type; several are a list.',
  {
    title: sectionTitle('What clients say afterwards'),
    intro: sectionIntro('Three clients, a year after their launch.'),
    quotes: list(
      'The quotes, in order.',
      reference('The name of a file in quotes/, without .json.', quote, 'ruth-calder'),
      { max: 12, unique: true, example: ['ruth-calder'] },
    ),
  },
);

export type QuotesContent = Data<typeof definition>;
