import { part } from '../builders';
import { group, integer, text } from '../field-types';

export const figure = part(
  'figure',
  group('Figure', 'A number with what it means.', {
    value: text(8, 'The number as it is shown, with its sign or unit.'),
    text: text(140, 'What the number means, in a sentence.'),
    'change?': group(
      'Change',
      'Two whole numbers that are drawn above the number: what was, and what is. Up to twelve are drawn as panels.',
      {
        before: integer('What was.', { min: 0, max: 1_000_000 }),
        after: integer('What is.', { min: 0, max: 1_000_000 }),
      },
    ),
  }),
);
