import { group, kind, link, list, markdown, sectionHeading, text, type Data } from '../../content-model';

export const definition = kind(
  'questions',
  'Questions and answers – Questions that open to show their answers. Search engines get them too.',
  {
    ...sectionHeading,
    questions: list(
      'The questions, in order.',
      group('Question', 'One question with its answer.', {
        question: text(90, 'The question, as a client asks it.'),
        answer: markdown(600, 'The answer, in one paragraph.'),
        'link?': link('A link below the answer. Leave it out for an answer without one.'),
      }),
      { max: 24, uniqueBy: 'question' },
    ),
  },
);

export type QuestionsContent = Data<typeof definition>;
