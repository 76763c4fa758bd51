import type { Offer, OfferCatalog } from 'schema-dts';
import { readPrice } from './price';
import type { SiteContent } from '../content/site-content';

/**
 * Every plan of the pricing section with its price, in the order of its cards.
 *
 * @param pricing content/plans.json
 */
export function offerCatalog({ title, plans, switchCard, mvp }: SiteContent['pricing']): OfferCatalog {
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
