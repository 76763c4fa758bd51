import type { Offer, OfferCatalog } from 'schema-dts';

/** A section of the kind "pricing". */
export type PriceList = Pick<Queries.Pricing, 'title' | 'plans' | 'switchCard' | 'mvp'>;

/** All plans of a price list, in the order of the cards. */
export function offerCatalog({ title, plans, switchCard, mvp }: PriceList): OfferCatalog {
  const all = [...plans, ...switchCard.variants.map(({ plan }) => plan), mvp];
  return { '@type': 'OfferCatalog', name: title, itemListElement: all.map(offer) };
}

const currencies: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD' };

/** An offer at a price such as "£4,997+". A price that cannot be parsed is left out. */
export function offer({ name, price: text }: { name: string; price: string }): Offer {
  const [, sign = '', digits, plus] = /^(\D)(\d{1,3}(?:,\d{3})+|\d+)(\+?)$/.exec(text) ?? [];
  const priceCurrency = currencies[sign];
  if (!digits || !priceCurrency) return { '@type': 'Offer', name };
  const price = Number(digits.replaceAll(',', ''));
  if (!plus) return { '@type': 'Offer', name, price, priceCurrency };
  const priceSpecification = { '@type': 'PriceSpecification', minPrice: price, priceCurrency } as const;
  return { '@type': 'Offer', name, priceSpecification };
}
