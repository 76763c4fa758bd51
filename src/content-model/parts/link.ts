import { part } from '../builders';
import { group, href, text } from '../field-types';

export const link = part(
  'link',
  group('Link', 'A link: its words and where it leads.', {
    title: text(40, 'The words of the link.'),
    href: href(),
  }),
);
