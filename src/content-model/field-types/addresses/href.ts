import { part } from '../../builders';
import { stringType, textField } from '../texts/text';

export const address = textField({
  format: 'href',
  pattern: '^(#[a-z0-9-]*$|/($|[^/\\\\])|https://|mailto:|tel:)',
  // The check of links explains what is wrong with it: that depends on all pages.
  explain: () => undefined,
  control: (schema, form) => ({ ...stringType.control(schema, form), widget: 'link' }),
  isLink: true,
  mapLinks: (text, change) => change(text),
});

export const href = part(
  'href',
  address(
    'Link – Where the link leads: a page such as /contact, an anchor such as #pricing or /#pricing, a file in files/ such as /files/prices.pdf, an https:, mailto: or tel: address, or # for a link that has no address yet.',
    {
      // Pages of another language can lead elsewhere, or nowhere.
      inherited: false,
      expected:
        'expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #',
    },
  ),
);
