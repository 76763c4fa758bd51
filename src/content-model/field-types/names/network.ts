import { textField } from '../texts/text';
import type { IconData } from './icon';

const logoSearch = 'https://fontawesome.com/search?ic=brands';

/** The name of a social network. Queries return the shape of its logo. */
export const network = textField<IconData>({
  format: 'network',
  pattern: '^[a-z0-9-]+$',
  expected: 'expected a name such as "mastodon": small letters, digits and hyphens',
  max: 40,
  explain: (text, { explainUnknown, mismatch, networks }) =>
    mismatch(text) ??
    explainUnknown(text, networks, `, which has no logo, expected a name from ${logoSearch}`),
  toNode: (text, { networkIcon }) => networkIcon(text),
  graphql: 'JSON',
});
