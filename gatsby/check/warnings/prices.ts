import type { SiteContent } from '../../content/site-content';
import { amountOf } from '../../output/seo/offers';
import { quote } from '../problem';
import { checkTexts, type Rule } from '../rules/rule';

/** Search engines get the amount and the currency of each price. A sign that was forgotten in a rebrand is a wrong price. */
export const pricesHaveTheCurrency: Rule = (content) => {
  const site = content.files.get('site.json')?.value as SiteContent['site'];
  return checkTexts(content, (value, { path }) => {
    if (path.at(-1) !== 'price' || !/\d/.test(value)) return undefined;
    const price = amountOf(value, site);
    if (price?.currency === site.currency) return undefined;
    return price
      ? `found ${quote(value)}, a price in ${price.currency}, but the currency of site.json is ${site.currency}`
      : `found ${quote(value)}, of which search engines get no price; they get amounts such as "£5,250" and "£5,250+"`;
  });
};
