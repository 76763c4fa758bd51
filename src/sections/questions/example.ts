import type { QuestionsContent } from './definition';

export const example = {
  kind: 'questions',
  anchor: 'questions-example',
  showsHeading: false,
  title: 'Questions',
  intro: 'Two answers.',
  questions: [
    {
      question: 'How long?',
      answer: { blocks: ['Ten ', { tag: 'strong', children: ['working'] }, ' days.'], links: [] },
      link: { title: 'The steps', href: '/steps' },
    },
    {
      question: 'How much?',
      answer: { blocks: [{ tag: 'a', index: 0, children: ['It depends.'] }], links: ['/prices'] },
      link: null,
    },
  ],
} satisfies QuestionsContent;
