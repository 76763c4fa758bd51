import type { Offer, OfferCatalog } from 'schema-dts';
import type { Value } from '../../../src/content-model';
import type { definition } from '../../../src/sections/pricing/definition';
import type { SiteContent } from '../../content/site-content';

export type PriceList = Value<typeof definition>;
type Plan = Pick<PriceList['plans'][number], 'name' | 'price'>;

/** What decides which currency the sign of a price means. */
type Region = Pick<SiteContent['site'], 'locale' | 'currency'>;

/** All plans of a price list, in the order of the cards. */
export function offerCatalog({ title, plans, switchCard, mvp }: PriceList, region: Region): OfferCatalog {
  const variants = switchCard?.variants ?? [];
  const all = [...plans, ...variants.map(({ plan }) => plan), ...(mvp ? [mvp] : [])];
  return { '@type': 'OfferCatalog', name: title, itemListElement: all.map((plan) => offer(plan, region)) };
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

interface Amount {
  value: number;
  /** ISO 4217 code. */
  currency: string;
  /** Whether the price is the lowest one. */
  isMinimum: boolean;
}

/** Reads a price, which is any text. Returns undefined if it is not an amount. */
export function amountOf(text: string, region: Region): Amount | undefined {
  const [, before = '', number = '', after = '', plus] =
    /^(\D{0,4}?)\s?(\d[\d.,\s]*?)\s?([^\d+]{0,4}?)(\+?)$/.exec(text.trim().replace(noPence, '')) ?? [];
  const currency = currencyOf(before + after, region);
  const { whole, pence = '0' } = amount.exec(number)?.groups ?? {};
  if (!whole || !currency) return undefined;
  return { value: Number(`${whole.replaceAll(/\D/g, '')}.${pence}`), currency, isMinimum: Boolean(plus) };
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
