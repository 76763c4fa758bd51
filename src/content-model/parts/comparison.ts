import { group, image, text } from '../field-types';

export const comparison = group(
  'Comparison',
  'Two images of the same size on top of each other, below the text. Visitors move the edge between them.',
  {
    name: text(60, 'What the edge shows, for screen readers.'),
    before: image('What was.', 'an image of a comparison', [1200, 675], { breakpoints: [800, 1600] }),
    after: image('What is.', 'an image of a comparison', [1200, 675], { breakpoints: [800, 1600] }),
    caption: text(120, 'A line below the images.'),
  },
);
