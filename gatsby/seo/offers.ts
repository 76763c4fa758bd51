import type { Offer, OfferCatalog } from 'schema-dts';

/** A section of the kind "pricing". */
export type PriceList = Pick<Queries.Pricing, 'title' | 'plans' | 'switchCard' | 'mvp'>;

/** All plans of a price list, in the order of the cards. */
export function offerCatalog({ title, plans, switchCard, mvp }: PriceList): OfferCatalog {
  const variants = switchCard?.variants ?? [];
  const all = [...plans, ...variants.map(({ plan }) => plan), ...(mvp ? [mvp] : [])];
  return { '@type': 'OfferCatalog', name: title, itemListElement: all.map(offer) };
}

const currencies: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD' };

/**
 * An amount before or after its currency sign: "£4,997+", "4.997 €". Thousands are separated by commas, dots or spaces.
 * Two digits after the last dot or comma are pence.
 */
const amount =
  /^(?<whole>\d{1,3}(?:(?<separator>[.,\s])\d{3})(?:\k<separator>\d{3})*|\d+)(?:[.,](?<pence>\d\d))?$/;

/** An offer. A price is any text; one that is not an amount is left out. */
export function offer({ name, price: text }: { name: string; price: string }): Offer {
  const [, before = '', number = '', after = '', plus] =
    /^(\D?)\s?(\d[\d.,\s]*?)\s?([^\d+]?)(\+?)$/.exec(text.trim()) ?? [];
  const priceCurrency = currencies[before + after];
  const { whole, pence = '0' } = amount.exec(number)?.groups ?? {};
  if (!whole || !priceCurrency) return { '@type': 'Offer', name };
  const price = Number(`${whole.replaceAll(/\D/g, '')}.${pence}`);
  if (!plus) return { '@type': 'Offer', name, price, priceCurrency };
  const priceSpecification = { '@type': 'PriceSpecification', minPrice: price, priceCurrency } as const;
  return { '@type': 'Offer', name, priceSpecification };
}
