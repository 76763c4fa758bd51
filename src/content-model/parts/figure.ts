import { group, text } from '../builders';
import { part } from './part';

/** A number with a sentence. */
export const figure = part(
  'figure',
  group('Figure', 'A number with what it means.', {
    value: text(8, 'The number as it is shown, with its sign or unit.', '0.8 s'),
    text: text(
      140,
      'What the number means, in a sentence.',
      'until the pages we build show their first words on an ordinary phone.',
    ),
  }),
);
