import type { Offer, OfferCatalog } from 'schema-dts';
import { readPrice } from './price';

/** A section of the kind "pricing". */
export type PriceList = Pick<Queries.Pricing, 'title' | 'plans' | 'switchCard' | 'mvp'>;

/**
 * Every plan of a price list with its price, in the order of the cards.
 */
export function offerCatalog({ title, plans, switchCard, mvp }: PriceList): OfferCatalog {
  const all = [...plans, ...switchCard.variants.map(({ plan }) => plan), mvp];
  return { '@type': 'OfferCatalog', name: title, itemListElement: all.map(offer) };
}

function offer({ name, price: text }: { name: string; price: string }): Offer {
  const { amount, currency, isMinimum } = readPrice(text);
  if (!isMinimum) return { '@type': 'Offer', name, price: amount, priceCurrency: currency };
  return {
    '@type': 'Offer',
    name,
    priceSpecification: { '@type': 'PriceSpecification', minPrice: amount, priceCurrency: currency },
  };
}
