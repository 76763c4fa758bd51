import { group, text } from '../builders';
import { part } from './part';

/** A number with a sentence. */
export const figure = part(
  'figure',
  group('Figure', 'A number with what it means.', {
    value: text(8, 'The number as it is shown, with its sign or unit.'),
    text: text(140, 'What the number means, in a sentence.'),
  }),
);
