import { render, screen, within } from '@testing-library/react';
import PriceListSection from '../../../src/sections/price-list/price-list-section';
import { frame, image } from '../../support/section';

const soup = {
  title: 'Soup',
  text: 'Of the day.',
  prices: [{ price: '£7', label: null }],
  marks: ['V'],
  image: null,
};
const wine = {
  ...{ title: 'Wine', text: null, marks: null, image: { ...image, alt: 'A glass' } },
  prices: [
    { price: '£6', label: 'glass' },
    { price: '£28', label: 'bottle' },
  ],
};
const content = {
  ...{
    ...frame,
    kind: 'price-list',
    legend: [{ mark: 'V', meaning: 'vegetarian' }],
    note: 'Service is included.',
  },
  groups: [{ title: 'Lunch', text: 'From noon.', items: [soup, wine] }],
} as const;

it('lists each group with its items, their prices and what the marks mean', () => {
  render(<PriceListSection content={content as never} />);
  const section = screen.getByRole('region', { name: frame.title });
  expect(within(section).getByRole('heading', { name: 'Lunch', level: 3 })).toBeVisible();
  const items = within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(items).toEqual([
    'SoupVOf the day.£7',
    '£7',
    'Wineglass £6bottle £28',
    'glass £6',
    'bottle £28',
    'V vegetarian',
  ]);
  expect(within(section).getByTitle('vegetarian')).toHaveTextContent('V');
  expect(within(section).getByRole('img', { name: 'A glass' })).toBeVisible();
  expect(within(section).getByText('Service is included.')).toBeVisible();
});
