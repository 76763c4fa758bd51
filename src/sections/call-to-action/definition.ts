import { decoration, kind, link, list, text } from '../../content-model';

export const definition = kind(
  'call-to-action',
  'Call to action – A closing line, a sentence and one or two buttons on a dark surface, for the end of a page.',
  {
    title: text(60, "The closing line, which is the section's heading."),
    text: text(180, 'A sentence below the line.'),
    'image?': decoration(
      'A decorative image at the end of the surface, on wide screens only.',
      'the surface of a call to action',
      [1200, 675],
      { breakpoints: [800, 1200, 1920] },
    ),
    actions: list('The buttons; the first one is filled.', link('One button.'), { max: 2 }),
  },
  { invites: true },
);
