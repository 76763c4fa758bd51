import { part } from '../../builders';
import type { FieldType } from '../../schema';
import { pattern, stringType } from '../texts/text';

/** The check of links explains what is wrong with it: they depend on all pages. */
export const hrefType: FieldType = {
  ...stringType,
  format: 'href',
  explain: () => undefined,
  isLink: true,
  mapLinks: (text, change) => change(text),
};

export const href = part(
  'href',
  pattern(
    '^(#[a-z0-9-]*$|/($|[^/\\\\])|https://|mailto:|tel:)',
    'Link – Where the link leads: a page such as /contact, an anchor such as #pricing or /#pricing, a file in files/ such as /files/prices.pdf, an https:, mailto: or tel: address, or # for a link that has no address yet.',
    {
      fieldType: hrefType,
      // Pages of another language can lead elsewhere, or nowhere.
      inherited: false,
      expected:
        'expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #',
    },
  ),
);

/** Of a link in a text. */
export const address = href('Where a link leads.');
