import { render, screen, within } from '@testing-library/react';
import QuotesSection from '../../../src/sections/quotes/quotes-section';
import { frame, image } from '../../support/section';

const quotes = [
  { slug: 'ada', text: 'They listen.', author: 'Ada Wells', role: 'Founder', review: null, image },
  { slug: 'bo', text: 'They answer.', author: 'Bo Adeyemi', role: null, review: null, image: null },
];

const content = { ...frame, kind: 'quotes', quotes };

it('lists several quotes in order, with author, role and portrait outside of the text', () => {
  render(<QuotesSection content={content} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const figures = screen.getAllByRole('figure');
  const texts = figures.map((figure) => within(figure).getByRole('blockquote').textContent);
  expect(texts).toEqual(['They listen.', 'They answer.']);
  const [ada, bo] = figures.map((figure) => figure.querySelector('figcaption'));
  expect(ada).toHaveTextContent('Ada WellsFounder');
  expect(ada?.querySelector('img')).toHaveAttribute('alt', '');
  expect(ada?.querySelector('img')).toHaveStyle({ objectPosition: image.focalPoint });
  expect(bo).toHaveTextContent(/^Bo Adeyemi$/);
  expect(bo?.querySelector('img')).toBeNull();
});

it('has large portraits on alternate sides, and none for a quote without one', () => {
  const [ada, bo] = quotes as [(typeof quotes)[number], (typeof quotes)[number]];
  render(<QuotesSection content={{ ...content, quotes: [ada, { ...ada, slug: 'ada-2' }, bo] }} />);
  const [first, second, third] = screen.getAllByRole('figure');
  expect(first).toHaveClass('start');
  expect(second).toHaveClass('end');
  expect(third).toHaveClass('medium', { exact: true });
});

it('has a smaller heading only beside large portraits', () => {
  const [ada, bo] = quotes as [(typeof quotes)[number], (typeof quotes)[number]];
  const { rerender } = render(<QuotesSection content={content} />);
  expect(screen.getByRole('heading')).not.toHaveClass('text-heading');
  rerender(<QuotesSection content={{ ...content, quotes: [bo, { ...ada, image: null }] }} />);
  expect(screen.getByRole('heading')).toHaveClass('text-heading');
});

it('has no large portraits beside more quotes than four', () => {
  const [ada] = quotes as [(typeof quotes)[number]];
  const many = Array.from({ length: 5 }, (_, index) => ({ ...ada, slug: String(index) }));
  render(<QuotesSection content={{ ...content, quotes: many }} />);
  for (const figure of screen.getAllByRole('figure')) expect(figure).toHaveClass('small', { exact: true });
});

it('has a single quote without a list, below its heading', () => {
  const [ada] = quotes as [(typeof quotes)[number]];
  render(<QuotesSection content={{ ...content, quotes: [ada] }} />);
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('region', { name: content.title })).toContainElement(screen.getByRole('figure'));
  expect(screen.getByRole('figure')).toHaveClass('giant');
});

it('sets a single quote that is long in smaller type', () => {
  const [ada] = quotes as [(typeof quotes)[number]];
  const text = 'They listen. '.repeat(20);
  render(<QuotesSection content={{ ...content, quotes: [{ ...ada, text }] }} />);
  expect(screen.getByRole('figure')).toHaveClass('giant', 'long');
});

it('shows the stars of a review to those who see them, and says them in words', () => {
  const [ada] = quotes as [(typeof quotes)[number]];
  const review = { stars: 4, text: '4 of 5 stars, May 2026' };
  render(<QuotesSection content={{ ...content, quotes: [{ ...ada, review }] as never }} />);
  const words = screen.getByText('4 of 5 stars, May 2026');
  expect(words).toHaveTextContent('★★★★★4 of 5 stars, May 2026');
  expect(within(words).getByText('★', { exact: true })).toHaveClass('missing');
});
