import { render, screen } from '@testing-library/react';
import { ContactDetails } from '../../src/layout/contact-details';
import { site } from '../support/layout-content';

const frozen = { ...site };

/** The texts of the paragraphs with other content: the address, the links, and opening hours if there are any. */
function linesWith(changes: object): (string | null)[][] {
  Object.assign(site, changes);
  render(<ContactDetails />);
  Object.assign(site, frozen);
  const paragraphs = [...screen.getByRole('group').querySelectorAll('p')];
  return paragraphs.map(({ children }) => [...children].map(({ textContent }) => textContent));
}

it('has the street, the town with region and postcode, and the country', () => {
  const address = {
    street: '12 Main Street',
    locality: 'Springfield,',
    region: 'IL',
    postalCode: '62704',
    country: 'USA',
  };
  const links = [frozen.phone, frozen.email];
  expect(linesWith({ address })).toEqual([['12 Main Street', 'Springfield, IL 62704', 'USA'], links]);
});

it('has the address line by line if content gives the lines, and the opening hours', () => {
  const lines = ['〒100-0001', '東京都千代田区千代田1-1'];
  const openingHours = [{ text: 'Monday to Friday, 9 to 5' }, { text: 'Saturday, 10 to 1' }];
  const [shown, , hours] = linesWith({ address: { ...frozen.address, lines }, openingHours });
  expect(shown).toEqual(lines);
  expect(hours).toEqual(openingHours.map(({ text }) => text));
});
