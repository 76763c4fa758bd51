import { render, screen, within } from '@testing-library/react';
import FiguresSection from '../../../src/sections/figures/figures-section';
import type { FiguresContent } from '../../../src/sections/figures/definition';

const content = {
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

it('is named by its title and is the target of its anchor', () => {
  render(<FiguresSection content={content} />);
  const section = screen.getByRole('region', { name: 'What we count' });
  expect(section).toHaveAttribute('id', content.anchor);
  expect(within(section).getByText('Once a year.')).toBeVisible();
});

it('draws what was and what is, with a panel for each of a few', () => {
  render(<FiguresSection content={content} />);
  const drawings = screen.getAllByRole('listitem').map((item) => item.querySelector('[aria-hidden]'));
  expect(drawings.slice(0, 2)).toEqual([null, null]);
  expect(drawings[2]).toHaveStyle({ '--before': `${4 / 12}`, '--after': '1', '--panels': '12' });
});

it.each([2, 3])('shows %i numbers in order, each before its sentence', (count) => {
  const figures = content.figures.slice(0, count);
  render(<FiguresSection content={{ ...content, figures }} />);
  const paragraphs = screen.getAllByRole('listitem').map((item) =>
    within(item)
      .getAllByRole('paragraph')
      .map(({ textContent }) => textContent),
  );
  expect(paragraphs).toEqual(figures.map(({ value, text }) => [value, text]));
});
