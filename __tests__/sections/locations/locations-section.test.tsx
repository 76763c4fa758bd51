import { render, screen, within } from '@testing-library/react';
import type { DataContext } from '../../../src/content-model/kind';
import { structuredData } from '../../../src/sections/locations/kind';
import LocationsSection from '../../../src/sections/locations/locations-section';
import { site } from '../../support/layout-content';
import { entries } from '../../support/queries';
import { frame, image } from '../../support/section';

const address = {
  street: '1 Quay',
  locality: 'Leith',
  region: null,
  postalCode: 'EH6',
  country: 'Scotland',
  lines: null,
};
const leith = {
  ...{ name: 'Leith', text: 'Beside the bridge.', image: { ...image, alt: 'A door' }, address },
  ...{ phone: '+44 131 496 0000', email: 'leith@firm.example', hours: ['Monday to Friday'] },
  map: 'https://map.example/1',
};
const bare = { name: 'Paris', text: null, image: null, phone: null, email: null, hours: null, map: null };
const paris = { ...bare, address: { ...address, lines: ['2 rue du Pont', '75001 Paris'] } };

const content = { ...frame, kind: 'locations', inFooter: null, mapLabel: 'On the map:' } as const;

it('lists each place with its address, its hours, and what leads there', () => {
  render(<LocationsSection content={{ ...content, locations: [leith, paris] }} />);
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(texts[0]).toContain('LeithBeside the bridge.1 QuayLeith EH6Scotland');
  expect(texts[0]).toContain('Monday to Friday');
  expect(texts[1]).toBe('Paris2 rue du Pont75001 Paris');
  expect(screen.getByRole('img', { name: 'A door' })).toBeVisible();
  expect(entries(screen.getByRole('region'))).toEqual([
    ['+44 131 496 0000', 'tel:+441314960000'],
    ['leith@firm.example', 'mailto:leith@firm.example'],
    ['On the map: Leith', 'https://map.example/1'],
  ]);
});

it.each([
  ['one place with an image', [leith], true],
  ['one place without an image', [paris], false],
  ['several places', [leith, paris], false],
])('has texts beside an image only for one place that has it: %s', (_, locations, isBeside) => {
  render(<LocationsSection content={{ ...content, locations }} />);
  const classes = within(screen.getByRole('region')).getAllByRole('list')[0]?.className.split(' ');
  expect(classes?.includes('single')).toBe(isBeside);
});

it('has what the site says of itself for a place without an address', () => {
  const own = { ...bare, address: null, email: 'paris@firm.example' };
  render(<LocationsSection content={{ ...content, locations: [own] }} />);
  const place = screen.getByRole('listitem').textContent;
  expect(place).toContain(site.address.street);
  expect(place).toContain('paris@firm.example');
  expect(place).not.toContain(site.email);
  expect(screen.getByRole('link', { name: site.phone })).toBeVisible();
});

it('gives search engines each place', () => {
  const business = { '@type': 'LegalService', '@id': '#business', name: 'Firm', address: {}, telephone: '1' };
  const context = { business, url: 'https://firm.example/offices' } as unknown as DataContext;
  const main = { name: 'Main', email: 'main@firm.example' };
  expect(structuredData([{ locations: [leith, main] } as never], context)).toEqual([
    expect.objectContaining({
      ...{ '@type': 'LegalService', name: 'Firm, Leith', telephone: '+44 131 496 0000' },
      address: expect.objectContaining({ streetAddress: '1 Quay', addressCountry: 'Scotland' }),
      parentOrganization: { '@id': '#business' },
    }),
    expect.objectContaining({
      ...{ name: 'Firm, Main', address: business.address, telephone: '1', email: 'main@firm.example' },
    }),
  ]);
});
