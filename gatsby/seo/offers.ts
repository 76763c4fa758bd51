import type { Offer, OfferCatalog } from 'schema-dts';

/** A section of the kind "pricing". */
export type PriceList = Pick<Queries.Pricing, 'title' | 'plans' | 'switchCard' | 'mvp'>;

/** All plans of a price list, in the order of the cards. */
export function offerCatalog({ title, plans, switchCard, mvp }: PriceList): OfferCatalog {
  const all = [...plans, ...switchCard.variants.map(({ plan }) => plan), mvp];
  return { '@type': 'OfferCatalog', name: title, itemListElement: all.map(offer) };
}

/** A price that cannot be parsed is left out. */
function offer({ name, price: text }: { name: string; price: string }): Offer {
  const price = parsePrice(text);
  if (!price) return { '@type': 'Offer', name };
  const { amount, currency, isMinimum } = price;
  if (!isMinimum) return { '@type': 'Offer', name, price: amount, priceCurrency: currency };
  return {
    '@type': 'Offer',
    name,
    priceSpecification: { '@type': 'PriceSpecification', minPrice: amount, priceCurrency: currency },
  };
}

export interface Price {
  /** In whole units of the currency. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** Whether prices start at this amount. */
  isMinimum: boolean;
}

const currencies: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD' };

/**
 * Parses a price of the content, such as "£4,997+".
 *
 * @returns undefined for other text
 */
export function parsePrice(text: string): Price | undefined {
  const [, sign = '', digits, plus] = /^(\D)((?:\d{1,3}(?:,\d{3})+|\d+))(\+?)$/.exec(text) ?? [];
  const currency = currencies[sign];
  if (!digits || !currency) return undefined;
  return { amount: Number(digits.replaceAll(',', '')), currency, isMinimum: plus === '+' };
}
