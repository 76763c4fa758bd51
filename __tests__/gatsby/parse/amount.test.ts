/** @jest-environment node */
import { amountOf } from '../../../gatsby/parse/amount';

const ofBritain = { locale: 'en-GB', currency: 'GBP' };

it.each([
  ['£2000', 2000, 'GBP'],
  ['€12,345,678', 12_345_678, 'EUR'],
  ['$0', 0, 'USD'],
  ['£1.50', 1.5, 'GBP'],
  ['£4,997.50', 4997.5, 'GBP'],
  ['4.997 €', 4997, 'EUR'],
  ['€ 2.000,–', 2000, 'EUR'],
  ['2.000,-- €', 2000, 'EUR'],
  ['£5.–', 5, 'GBP'],
  ['1.234.567,89 €', 1_234_567.89, 'EUR'],
  ['£ 4 997', 4997, 'GBP'],
  ['£4.997,00', 4997, 'GBP'],
  ['$4,997', 4997, 'AUD', 'en-AU'],
  ['4 997 kr', 4997, 'SEK', 'sv-SE'],
  ['CHF 4997', 4997, 'CHF', 'de-CH'],
  ['4997 zł', 4997, 'PLN', 'pl-PL'],
])('%s is %d %s', (price, value, currency, locale = 'en-GB') => {
  const region = { locale, currency: locale === 'en-GB' ? 'GBP' : currency };
  expect(amountOf(price, region)).toEqual({ value, currency, isMinimum: false });
  expect(amountOf(`${price}+`, region)).toEqual({ value, currency, isMinimum: true });
});

it.each(['from £149', 'From £ 149', 'ab £149', 'à partir de 149 £', 'from £149+'])(
  '%s starts at 149',
  (price) => {
    expect(amountOf(price, ofBritain)).toEqual({ value: 149, currency: 'GBP', isMinimum: true });
  },
);

it.each([
  ...['up to £149', '£5 off from £149'],
  ...['', 'Free', 'POA', '£', '597', '£5,9', 'from £149 / month', '£5-£6', '£5,–6', '£5,–, £6'],
  ...['£5€', '¥597', '597 kr', '£-5', '£1,2345', '£1,234.567'],
])('"%s" is none', (price) => {
  expect(amountOf(price, ofBritain)).toBeUndefined();
});
