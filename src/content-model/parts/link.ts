import { group, part, pattern, text } from '../builders';

export const href = part(
  'href',
  pattern(
    '^(#[a-z0-9-]*$|/($|[^/\\\\])|https://|mailto:|tel:)',
    'Link – Where the link leads: a page such as /contact, an anchor such as #pricing or /#pricing, a file in files/ such as /files/prices.pdf, an https:, mailto: or tel: address, or # for a link that has no address yet.',
    {
      format: 'href',
      // Pages of another language can lead elsewhere, or nowhere.
      inherited: false,
      expected:
        'expected a page such as /contact, an anchor such as /#pricing, an https:, mailto: or tel: address, or #',
    },
  ),
);

export const link = part(
  'link',
  group('Link', 'A link: its words and where it leads.', {
    title: text(40, 'The words of the link.'),
    href: href(),
  }),
);
