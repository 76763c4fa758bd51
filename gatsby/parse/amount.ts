/** What decides which currency the sign of a price means. */
export interface Region {
  locale: string;
  currency: string;
}

const commonSigns: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD' };

/** The site's own currency has the sign of its country: "$" in Australia, "kr" in Sweden. */
function currencyOf(sign: string, { locale, currency }: Region): string | undefined {
  const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const;
  const parts = new Intl.NumberFormat(locale, style).formatToParts(0);
  const own = parts.find(({ type }) => type === 'currency')?.value;
  return [own, currency].includes(sign) ? currency : commonSigns[sign];
}

/**
 * An amount before or after its currency sign: "£4,997+", "4.997 €". Thousands are separated by commas, dots or spaces.
 * Two digits after the last dot or comma are pence.
 */
const amount =
  /^(?<whole>\d{1,3}(?:(?<separator>[.,\s])\d{3})(?:\k<separator>\d{3})*|\d+)(?:[.,](?<pence>\d\d))?$/;

/** The place of the pence in German and Dutch prices without pence: "2.000,–". */
const noPence = /(?<=\d)[.,][–—-]+(?!\s*\d)/;

/** The words before the lowest price, in the languages that use these alphabets and currencies. */
const from = /^(?:from|ab|à partir de|dès|desde|a partir d[aei]|da|vanaf|från|fra|od)\s+/i;

/** Reads a price, which is any text. Returns undefined if it is not an amount. */
export function amountOf(text: string, region: Region) {
  const price = text.trim().replace(noPence, '');
  const [, before = '', number = '', after = '', plus] =
    /^(\D{0,4}?)\s?(\d[\d.,\s]*?)\s?([^\d+]{0,4}?)(\+?)$/.exec(price.replace(from, '')) ?? [];
  const currency = currencyOf(before + after, region);
  const { whole, pence = '0' } = amount.exec(number)?.groups ?? {};
  if (!whole || !currency) return undefined;
  return {
    value: Number(`${whole.replaceAll(/\D/g, '')}.${pence}`),
    currency,
    isMinimum: Boolean(plus) || from.test(price),
  };
}
