import type { MenuItem, MenuSection, Offer, OfferCatalog, Thing } from 'schema-dts';
import type { Value } from '../../content-model';
import type { DataContext } from '../../content-model/kind';
import type { definition } from './definition';

type Menu = Value<typeof definition>;
type Item = Menu['groups'][number]['items'][number];

/** The types of businesses that have a menu of dishes. */
const withDishes = ['CafeOrCoffeeShop', 'Restaurant'];

/** A price that is not an amount is left out. */
const offersOf = ({ title, prices = [] }: Item, { amountOf }: DataContext): Exclude<Offer, string>[] =>
  prices.flatMap(({ price: text, label }) => {
    const found = amountOf(text);
    return found
      ? {
          '@type': 'Offer' as const,
          name: label ? `${title}, ${label}` : title,
          price: found.value,
          priceCurrency: found.currency,
        }
      : [];
  });

const dishes = ({ title, text, items }: Menu['groups'][number], context: DataContext): MenuSection => ({
  '@type': 'MenuSection',
  name: title,
  description: text,
  hasMenuItem: items.map((item): MenuItem => ({
    '@type': 'MenuItem',
    name: item.title,
    description: item.text,
    offers: offersOf(item, context),
  })),
});

const catalogue = ({ title, items }: Menu['groups'][number], context: DataContext): OfferCatalog => ({
  '@type': 'OfferCatalog',
  name: title,
  itemListElement: items.flatMap((item) => offersOf(item, context)),
});

/**
 * The business with its menu, or with what else it offers.
 *
 * @see https://schema.org/Menu
 */
export function structuredData(menus: readonly Menu[], context: DataContext): Thing[] {
  const { business } = context;
  if (withDishes.includes(String(business['@type'])))
    return menus.map(({ title, groups }) => ({
      ...business,
      hasMenu: {
        '@type': 'Menu',
        name: title,
        hasMenuSection: groups.map((group) => dishes(group, context)),
      },
    })) as Thing[];
  const catalogues = menus.flatMap(({ groups }) => groups.map((group) => catalogue(group, context)));
  return [{ ...business, hasOfferCatalog: catalogues }];
}
