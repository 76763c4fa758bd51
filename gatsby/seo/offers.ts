import type { Offer, OfferCatalog } from 'schema-dts';
import { parsePrice } from './price';

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
