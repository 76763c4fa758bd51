import { render, screen, within } from '@testing-library/react';
import QuotesSection from '../../../src/sections/quotes/quotes-section';

const image = { src: 'https://images.example/ada.jpg', focalPoint: '50% 20%', file: null };

const quotes = [
  { slug: 'ada', text: 'They listen.', author: 'Ada Wells', role: 'Founder', image },
  { slug: 'bo', text: 'They answer.', author: 'Bo Adeyemi', role: null, image: null },
];

const content = {
  kind: 'quotes',
  anchor: 'voices',
  showsHeading: false,
  title: 'What clients say',
  intro: 'Two clients.',
  quotes,
};

/** The figures of the section, which is named by its title. */
function figures() {
  const section = screen.getByRole('region', { name: 'What clients say' });
  expect(section).toHaveAttribute('id', 'voices');
  expect(section).toHaveTextContent('Two clients.');
  return within(section).getAllByRole('figure');
}

it('lists several quotes in order', () => {
  render(<QuotesSection content={content} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  const texts = figures().map((figure) => within(figure).getByRole('blockquote').textContent);
  expect(texts).toEqual(['They listen.', 'They answer.']);
});

it('shows the author, role and portrait of a quote outside of its text', () => {
  render(<QuotesSection content={content} />);
  const [ada, bo] = figures().map((figure) => figure.querySelector('figcaption'));
  expect(ada).toHaveTextContent('Ada WellsFounder');
  expect(ada?.querySelector('img')).toHaveAttribute('alt', '');
  expect(ada?.querySelector('img')).toHaveStyle({ objectPosition: '50% 20%' });
  expect(bo).toHaveTextContent(/^Bo Adeyemi$/);
  expect(bo?.querySelector('img')).toBeNull();
});

it('shows a single quote without a list', () => {
  render(<QuotesSection content={{ ...content, quotes: quotes.slice(0, 1) }} />);
  expect(figures()).toHaveLength(1);
  expect(screen.queryByRole('list')).toBeNull();
});
