import { render, screen } from '@testing-library/react';
import FiguresSection from '../../../src/sections/figures/figures-section';
import { frame } from '../../support/section';

const figures = [
  { value: '12', text: 'chairs in two rooms.', change: null },
  { value: '0.5 s', text: 'until the kettle is on.', change: { before: 4, after: 12 } },
  { value: '98 %', text: 'of the paper is used twice.', change: { before: 33, after: 98 } },
];

it('shows numbers in order, each before its sentence, and draws what was and what is: percentages of a hundred, with a panel for each of a few', () => {
  render(<FiguresSection content={{ ...frame, kind: 'figures', figures }} />);
  const items = screen.getAllByRole('listitem');
  const paragraphs = items.map((item) => [...item.querySelectorAll('p')].map((one) => one.textContent));
  expect(paragraphs).toEqual(figures.map(({ value, text }) => [value, text]));
  const drawings = items.map((item) => item.querySelector('[aria-hidden]'));
  expect(drawings[0]).toBeNull();
  expect(drawings[1]).toHaveStyle({ '--before': `${4 / 12}`, '--after': '1', '--panels': '12' });
  expect(drawings[2]).toHaveStyle({ '--before': '0.33', '--after': '0.98', '--panels': '1' });
});
