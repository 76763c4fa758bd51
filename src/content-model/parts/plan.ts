import { flag, group, list, text } from '../builders';
import { href } from './link';
import { part } from './part';

/** One plan of a price list. */
export const plan = part(
  'plan',
  group('Plan', 'One plan in the pricing section.', {
    name: text(28, 'What is sold.'),
    price: text(
      24,
      'The price as it is shown. Any text is valid. Search engines get an amount with a currency sign; + or from marks a starting price.',
    ),
    popular: flag('Whether this plan is highlighted. Exactly one plan of the section is.', {
      exactlyOne: 'plan',
    }),
    features: list(
      'What the price includes, one line each.',
      text(40, 'One thing that the price includes.'),
      { max: 12 },
    ),
    ctaText: text(32, "The words on the plan's button."),
    ctaLink: href("Where the plan's button leads."),
  }),
);
