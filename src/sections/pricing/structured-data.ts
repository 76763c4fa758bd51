import type { Offer, Thing } from 'schema-dts';
import type { Value } from '../../content-model';
import type { DataContext } from '../../content-model/kind';
import type { definition } from './definition';

type PriceList = Value<typeof definition>;
type Plan = Pick<PriceList['plans'][number], 'name' | 'price'>;

/** A price that is not an amount is left out. */
function offer({ name, price: text }: Plan, { amountOf }: DataContext): Offer {
  const found = amountOf(text);
  if (!found) return { '@type': 'Offer', name };
  const { value: price, currency: priceCurrency, isMinimum } = found;
  if (!isMinimum) return { '@type': 'Offer', name, price, priceCurrency };
  const priceSpecification = { '@type': 'PriceSpecification', minPrice: price, priceCurrency } as const;
  return { '@type': 'Offer', name, priceSpecification };
}

/** The business with what it offers. */
export function structuredData(lists: readonly PriceList[], context: DataContext): Thing[] {
  const catalogs = lists.map(({ title, plans, switchCard, mvp }) => {
    const variants = switchCard?.variants ?? [];
    const all: Plan[] = [...plans, ...variants.map(({ plan }) => plan), ...(mvp ? [mvp] : [])];
    const itemListElement = all.map((plan) => offer(plan, context));
    return { '@type': 'OfferCatalog', name: title, itemListElement } as const;
  });
  return [{ ...context.business, hasOfferCatalog: catalogs.length > 1 ? catalogs : catalogs[0] }];
}
