import { render, screen, within } from '@testing-library/react';
import FiguresSection from '../../../src/sections/figures/figures-section';
import { example as content } from '../../../src/sections/figures/example';

it('is named by its title and is the target of its anchor', () => {
  render(<FiguresSection content={content} />);
  const section = screen.getByRole('region', { name: 'What we count' });
  expect(section).toHaveAttribute('id', content.anchor);
  expect(within(section).getByText('Once a year.')).toBeVisible();
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
