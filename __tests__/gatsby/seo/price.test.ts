/** @jest-environment node */
import fc from 'fast-check';
import { readPrice } from '../../../gatsby/seo/price';
import { readDefinitions } from '../../../gatsby/content/definitions';
import type { SchemaDetails } from '../../../gatsby/check/schema-details';

const signs = { '£': 'GBP', '€': 'EUR', $: 'USD' } as const;

it.each([
  ['£4,997+', { amount: 4997, currency: 'GBP', isMinimum: true }],
  ['£597', { amount: 597, currency: 'GBP', isMinimum: false }],
  ['£2000', { amount: 2000, currency: 'GBP', isMinimum: false }],
  ['€12,345,678+', { amount: 12_345_678, currency: 'EUR', isMinimum: true }],
  ['$0', { amount: 0, currency: 'USD', isMinimum: false }],
])('reads %s', (text, price) => {
  expect(readPrice(text)).toEqual(price);
});

it('reads back whatever amount has been written, with and without commas', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.entries(signs)),
      fc.nat({ max: 999_999_999 }),
      fc.boolean(),
      fc.boolean(),
      ([sign, currency], amount, hasCommas, isMinimum) => {
        const digits = hasCommas ? amount.toLocaleString('en-GB') : String(amount);
        expect(readPrice(`${sign}${digits}${isMinimum ? '+' : ''}`)).toEqual({ amount, currency, isMinimum });
      },
    ),
  );
});

const definition = readDefinitions().get('common.schema.json');
const { pattern = '' } = definition?.$defs?.plan?.properties?.price as SchemaDetails;

it('reads every text that the definition takes for a price', () => {
  fc.assert(
    fc.property(fc.stringMatching(new RegExp(pattern)), (text) => {
      const { amount, isMinimum } = readPrice(text);
      expect(String(amount)).toBe(
        BigInt(text.replace(/\D/g, '')) > 2n ** 53n ? String(amount) : text.replace(/\D/g, ''),
      );
      expect(isMinimum).toBe(text.endsWith('+'));
    }),
  );
});

it.each(['', 'free', '£', '597', '£5,97', '£1.50', 'from £597', '£597 +', '¥597', '£-5', '£1,2345'])(
  'takes %j for no price',
  (text) => {
    expect(() => readPrice(text)).toThrow('is no price');
  },
);

it('never guesses: what it does not take for a price, it refuses', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (/^[£€$]\d[\d,]*\+?$/.test(text)) return;
      expect(() => readPrice(text)).toThrow('is no price');
    }),
  );
});
