import type { FieldType, Keywords, Schema } from '../../schema';
import { pattern, stringType } from '../texts/text';
import type { IconData } from './icon';

const logoSearch = 'https://fontawesome.com/search?ic=brands';

const networkType: FieldType = {
  ...stringType,
  format: 'network',
  explain: (text, { didYouMean, mismatch, nearest, networks, quote }) =>
    networks.includes(text)
      ? undefined
      : (mismatch(text) ??
        `found ${quote(text)}${didYouMean(nearest(text, networks), `, which has no logo, expected a name from ${logoSearch}`)}`),
  toNode: (text, { networkIcon }) => networkIcon(text),
  graphql: 'JSON',
};

/** The name of a social network. Queries return the shape of its logo. */
export const network = (description: string) =>
  pattern('^[a-z0-9-]+$', description, {
    fieldType: networkType,
    max: 40,
    expected: 'expected a name such as "mastodon": small letters, digits and hyphens',
  }) as Keywords as Schema<string, IconData>;
