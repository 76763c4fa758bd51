import type { SiteContent } from '../../content/site-content';
import { amountOf } from '../../output/seo/offers';
import { quote } from '../problem';
import type { Rule } from '../rules/rule';

/** Search engines get the currency of each price's sign, so a sign that was forgotten in a rebrand is a wrong price. */
export const pricesHaveTheCurrency: Rule = ({ files, fields }) => {
  const site = files.get('site.json')?.value as SiteContent['site'];
  return fields.flatMap(({ file, path, value }) => {
    const price = path.at(-1) === 'price' && typeof value === 'string' ? amountOf(value, site) : undefined;
    if (!price || price.currency === site.currency) return [];
    const message = `found ${quote(String(value))}, a price in ${price.currency}, but the currency of site.json is ${site.currency}`;
    return [file.problem(path, message)];
  });
};
