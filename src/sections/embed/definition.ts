import { choice, decoration, kind, optional, pattern, text, type Data } from '../../content-model';

export const definition = kind(
  'embed',
  'A video or a booking calendar from another site. Nothing is loaded from there until a visitor asks for it.',
  {
    title: text(
      60,
      "The section's heading. It also names the video or the calendar.",
      'A walk through the studio',
    ),
    intro: optional(
      text(
        240,
        'A sentence or two below the heading. Leave it out for a section without one.',
        'Two minutes, one table and a lot of paper.',
      ),
    ),
    address: pattern(
      '^https://',
      'The address that the other site gives for embedding: the `src` of the code that it offers to copy.',
      {
        format: 'embed',
        max: 500,
        example: [
          'https://www.youtube-nocookie.com/embed/a1b2c3d4e5f',
          'https://calendly.com/your-studio/first-call',
        ],
      },
    ),
    shape: choice('`video` is 16 × 9. `page` is higher, for a calendar or a form.', ['video', 'page']),
    button: text(32, 'The words on the button that loads it.', 'Play the film'),
    image: optional(
      decoration('The decorative image behind the button. Leave it out for a plain surface.', {
        place: 'the image of a video or calendar',
        minWidth: 1200,
        minHeight: 675,
      }),
    ),
  },
);

export type EmbedContent = Data<typeof definition>;
