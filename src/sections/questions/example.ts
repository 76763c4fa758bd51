import type { QuestionsContent } from './definition';

export const example = {
  kind: 'questions',
  anchor: 'questions-example',
  showsHeading: false,
  title: 'Questions',
  intro: 'Two answers.',
  questions: [
    { question: 'How long?', answer: 'Ten days.', link: { title: 'The steps', href: '/steps' } },
    { question: 'How much?', answer: 'It depends.', link: null },
  ],
} satisfies QuestionsContent;
