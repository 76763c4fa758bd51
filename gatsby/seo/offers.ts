import type { Offer, OfferCatalog } from 'schema-dts';
import type { SiteContent } from '../content/site-content';
import { parsePrice } from './price';

/** All plans of the pricing section, in the order of its cards. */
export function offerCatalog({ title, plans, switchCard, mvp }: SiteContent['pricing']): OfferCatalog {
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
