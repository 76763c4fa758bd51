import type { Offer, OfferCatalog } from 'schema-dts';
import type { Value } from '../../../src/content-model';
import type { definition } from '../../../src/sections/pricing/definition';
import { amountOf, type Region } from '../../parse/amount';

export type PriceList = Value<typeof definition>;
type Plan = Pick<PriceList['plans'][number], 'name' | 'price'>;

export function offerCatalog({ title, plans, switchCard, mvp }: PriceList, region: Region): OfferCatalog {
  const variants = switchCard?.variants ?? [];
  const all = [...plans, ...variants.map(({ plan }) => plan), ...(mvp ? [mvp] : [])];
  return { '@type': 'OfferCatalog', name: title, itemListElement: all.map((plan) => offer(plan, region)) };
}

/** An offer. A price that is not an amount is left out. */
export function offer({ name, price: text }: Plan, region: Region): Offer {
  const found = amountOf(text, region);
  if (!found) return { '@type': 'Offer', name };
  const { value: price, currency: priceCurrency, isMinimum } = found;
  if (!isMinimum) return { '@type': 'Offer', name, price, priceCurrency };
  const priceSpecification = { '@type': 'PriceSpecification', minPrice: price, priceCurrency } as const;
  return { '@type': 'Offer', name, priceSpecification };
}
