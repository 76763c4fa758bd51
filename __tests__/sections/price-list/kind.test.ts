import type { DataContext } from '../../../src/content-model/kind';
import { rules, structuredData } from '../../../src/sections/price-list/kind';

const menu = {
  ...{ $schema: '', kind: 'price-list', title: 'Menu', intro: 'What we cook.' },
  groups: [
    {
      title: 'Lunch',
      items: [
        { title: 'Soup', text: 'Of the day.', prices: [{ price: '£7' }], marks: ['V', 'X'] },
        { title: 'Wine', prices: [{ price: '£6', label: 'glass' }, { price: 'ask' }] },
      ],
    },
  ],
  legend: [{ mark: 'V', meaning: 'vegetarian' }],
} as never;

const context = (type: string) =>
  ({
    business: { '@type': type, name: 'Table' },
    amountOf: (text: string) =>
      text.startsWith('£') ? { value: Number(text.slice(1)), currency: 'GBP', isMinimum: false } : undefined,
  }) as unknown as DataContext;

it('names a mark that the legend does not explain', () => {
  expect(rules(menu)).toEqual([
    { path: ['groups', 0, 'items', 0, 'marks', 1], message: 'found "X", expected a mark of the legend' },
  ]);
});

const soup = { '@type': 'Offer', name: 'Soup', price: 7, priceCurrency: 'GBP' };
const glass = { '@type': 'Offer', name: 'Wine, glass', price: 6, priceCurrency: 'GBP' };

it('gives search engines the menu of a restaurant', () => {
  expect(structuredData([menu], context('Restaurant'))).toEqual([
    {
      ...{ '@type': 'Restaurant', name: 'Table' },
      hasMenu: {
        ...{ '@type': 'Menu', name: 'Menu' },
        hasMenuSection: [
          {
            ...{ '@type': 'MenuSection', name: 'Lunch' },
            hasMenuItem: [
              { '@type': 'MenuItem', name: 'Soup', description: 'Of the day.', offers: [soup] },
              { '@type': 'MenuItem', name: 'Wine', offers: [glass] },
            ],
          },
        ],
      },
    },
  ]);
});

it('gives search engines what another business offers', () => {
  expect(structuredData([menu], context('Dentist'))).toMatchObject([
    { hasOfferCatalog: [{ '@type': 'OfferCatalog', name: 'Lunch', itemListElement: [soup, glass] }] },
  ]);
});
