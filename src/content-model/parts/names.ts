import { part, words } from '../builders';
import { choice } from '../field-types';

/** The colours of panels with white text. */
export const darkColours = words('indigo violet lilac orchid rose coral');

export const colourNames = [...darkColours, ...words('amber cream')] as const;

/** The colour of the panels of a page. Its translations have it, too. */
export const pageColour = (description: string) => ({
  ...choice(description, darkColours),
  shared: true as const,
});

export const colour = part(
  'colour',
  choice(
    'The name of a colour. They are listed from cool to warm in the default brand. With another accent they are colours near it.',
    colourNames,
  ),
);
