import { choice } from '../builders';
import type { Schema } from '../schema';
import { part } from './part';

/** gatsby/content/icons.ts has the shape of each. */
export const iconNames = [
  'bag',
  'beaker',
  'bolt',
  'briefcase',
  'building',
  'chart',
  'chat',
  'check',
  'code',
  'envelope',
  'globe',
  'map',
  'pencil',
  'people',
  'phone',
  'puzzle',
  'rocket',
  'search',
  'shield',
  'sparkles',
  'swatch',
  'window',
] as const;

/** An icon, as queries return it. */
export interface IconData {
  readonly viewBox: string;
  readonly paths: readonly string[];
}

/** The name of an icon. Queries return its shape. */
export const icon = part('icon', {
  ...choice('The name of an icon.', iconNames, 'rocket'),
  format: 'icon',
} as Schema<(typeof iconNames)[number], IconData>);

/** The name of one of the colours in src/styles/tokens.css. */
export const colour = part(
  'colour',
  choice(
    'The name of a colour. They are listed from cool to warm.',
    ['indigo', 'violet', 'lilac', 'orchid', 'rose', 'coral', 'amber', 'cream'],
    'violet',
  ),
);

export const networkNames = ['facebook', 'twitter', 'instagram', 'linkedin', 'github'] as const;

/** The name of a social network. Queries return the shape of its logo. */
export const network = (description: string) =>
  ({
    ...choice(description, networkNames, 'github'),
    format: 'network',
  }) as Schema<string, IconData>;
