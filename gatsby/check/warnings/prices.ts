import type { SiteContent } from '../../content/site-content';
import { amountOf } from '../../output/seo/offers';
import { quote } from '../problem';
import type { Rule } from '../rules/rule';

/** Search engines get the amount and the currency of each price. A sign that was forgotten in a rebrand is a wrong price. */
export const pricesHaveTheCurrency: Rule = ({ files, fields }) => {
  const site = files.get('site.json')?.value as SiteContent['site'];
  return fields.flatMap(({ file, path, value }) => {
    if (path.at(-1) !== 'price' || typeof value !== 'string' || !/\d/.test(value)) return [];
    const price = amountOf(value, site);
    if (price?.currency === site.currency) return [];
    const message = price
      ? `found ${quote(value)}, a price in ${price.currency}, but the currency of site.json is ${site.currency}`
      : `found ${quote(value)}, of which search engines get no price; they get amounts such as "£5,250" and "£5,250+"`;
    return [file.problem(path, message)];
  });
};
