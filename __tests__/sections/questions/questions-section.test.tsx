import { render, screen } from '@testing-library/react';
import QuestionsSection from '../../../src/sections/questions/questions-section';
import type { QuestionsContent } from '../../../src/sections/questions/definition';
import { setParts } from '../../support/browser';
import { frame } from '../../support/section';

const content = {
  ...frame,
  kind: 'questions',
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

const show = () => render(<QuestionsSection content={content} />);

it.each(['centred', 'indexed', 'cards', 'offset'] as const)(
  'opens a question on a click and leaves others open, in the layout %s',
  (layout) => {
    setParts({ layout });
    show();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(content.title);
    const [long, much] = screen.getAllByRole<HTMLDetailsElement>('group');
    expect(long?.open).toBe(false);
    // Browsers close others with the same name. jsdom does not.
    expect(long).not.toHaveAttribute('name');
    expect(screen.getByText('working')).not.toBeVisible();
    screen.getByRole('heading', { name: 'How long?' }).click();
    screen.getByRole('heading', { name: 'How much?' }).click();
    expect(long?.open).toBe(true);
    expect(much?.open).toBe(true);
    expect(screen.getByText('working')).toBeVisible();
  },
);

it('shows the Markdown of an answer as elements, and a link below it if its content has one', () => {
  show();
  for (const heading of screen.getAllByRole('heading', { level: 3 })) heading.click();
  expect(screen.getByRole('strong')).toHaveTextContent('working');
  expect(screen.getByRole('strong').parentElement).toHaveTextContent('Ten working days.');
  expect(screen.getByRole('link', { name: 'It depends.' })).toHaveAttribute('href', '/prices');
  expect(screen.getByRole('link', { name: 'The steps' })).toHaveAttribute('href', '/steps');
});
