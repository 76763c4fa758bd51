import { choice, decoration, embedAddress, kind, text, type Data } from '../../content-model';

export const definition = kind(
  'embed',
  'Video or calendar – A video or a booking calendar from another site. Nothing is loaded from there until a visitor asks for it.',
  {
    title: text(60, "The section's heading. It also names the video or the calendar."),
    'intro?': text(240, 'A sentence or two below the heading. Leave it out for a section without one.'),
    address: embedAddress(
      'The address that the other site gives for embedding: what follows `src=` in the code that it offers to copy.',
    ),
    shape: choice('`video` is 16 × 9. `page` is higher, for a calendar or a form.', ['video', 'page']),
    button: text(32, 'The words on the button that loads it.'),
    'image?': decoration(
      'The decorative image behind the button. Leave it out for a plain surface.',
      'the image of a video or calendar',
      [1200, 675],
      { aspectRatio: 1.7778, breakpoints: [480, 800, 1200, 1600] },
    ),
  },
);

export type EmbedContent = Data<typeof definition>;
