import type { CallToActionContent } from './definition';

export const example = {
  kind: 'call-to-action',
  anchor: 'call-to-action-example',
  showsHeading: false,
  title: 'Shall we begin?',
  text: 'The first hour is free.',
  actions: [
    { title: 'Write to us', href: 'mailto:studio@post.example' },
    { title: 'Read more', href: 'https://post.example/' },
  ],
} satisfies CallToActionContent;
