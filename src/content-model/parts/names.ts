import { choice, part, pattern, words } from '../builders';
import type { Keywords, Schema } from '../schema';
import { iconShapes } from './icon-shapes';

export const iconNames = Object.keys(iconShapes) as (keyof typeof iconShapes)[];

export interface IconData {
  readonly viewBox: string;
  readonly paths: readonly string[];
}

/** The name of an icon. Queries return its shape. */
export const icon = part('icon', {
  ...choice('The name of an icon.', iconNames),
  format: 'icon',
} as Schema<(typeof iconNames)[number], IconData>);

/** The colours of panels with white text. */
export const darkColours = words('indigo violet lilac orchid rose coral');

export const colourNames = [...darkColours, ...words('amber cream')] as const;

export const colour = part(
  'colour',
  choice(
    'The name of a colour. They are listed from cool to warm in the default brand. With another accent they are colours near it.',
    colourNames,
  ),
);

/** The name of a social network. Queries return the shape of its logo. */
export const network = (description: string) =>
  pattern('^[a-z0-9-]+$', description, {
    max: 40,
    format: 'network',
    expected: 'expected a name such as "mastodon": small letters, digits and hyphens',
  }) as Keywords as Schema<string, IconData>;
