import type { FiguresContent } from './definition';

export const example = {
  kind: 'figures',
  anchor: 'figures-example',
  showsHeading: false,
  title: 'What we count',
  intro: 'Once a year.',
  figures: [
    { value: '12', text: 'chairs in two rooms.', change: null },
    { value: '0.5 s', text: 'until the kettle is on.', change: null },
    { value: '98 %', text: 'of the paper is used twice.', change: { before: 4, after: 12 } },
  ],
} satisfies FiguresContent;
