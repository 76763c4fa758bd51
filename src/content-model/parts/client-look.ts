import { choice, group, hexColour } from '../field-types';

export const clientFonts = ['serif', 'condensed', 'geometric', 'rounded', 'monospace'] as const;

/** What makes the example of a service look like its client and not like the agency. */
export const clientLook = group(
  'ClientLook',
  'The type and the colours of the client for whom it was made, in both themes. Without them, it has those of the site.',
  {
    font: choice('The kind of type.', clientFonts),
    backdrop: hexColour('The ground around it.'),
    ground: hexColour('The ground of its pages.'),
    ink: hexColour('The text on its pages.', { readableOn: 'ground' }),
    accent: hexColour('Its large surfaces and its buttons.'),
    accentInk: hexColour('The text on them.', { readableOn: 'accent' }),
  },
  { shared: true },
);
