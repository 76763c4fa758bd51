import { choice } from '../builders';
import type { Schema } from '../schema';
import { iconShapes } from './icon-shapes';
import { part } from './part';

export const iconNames = Object.keys(iconShapes) as (keyof typeof iconShapes)[];

/** An icon, as queries return it. */
export interface IconData {
  readonly viewBox: string;
  readonly paths: readonly string[];
}

/** The name of an icon. Queries return its shape. */
export const icon = part('icon', {
  ...choice('The name of an icon.', iconNames),
  format: 'icon',
} as Schema<(typeof iconNames)[number], IconData>);

/** The name of one of the colours in src/styles/tokens.css. */
export const colour = part(
  'colour',
  choice('The name of a colour. They are listed from cool to warm.', [
    'indigo',
    'violet',
    'lilac',
    'orchid',
    'rose',
    'coral',
    'amber',
    'cream',
  ]),
);

export const networkNames = ['facebook', 'twitter', 'instagram', 'linkedin', 'github'] as const;

/** The name of a social network. Queries return the shape of its logo. */
export const network = (description: string) =>
  ({
    ...choice(description, networkNames),
    format: 'network',
  }) as Schema<string, IconData>;
