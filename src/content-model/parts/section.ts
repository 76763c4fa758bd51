import { pattern, text } from '../builders';
import type { Schema } from '../schema';
import { part } from './part';

/** The id of a section. */
export const anchor = part(
  'anchor',
  pattern(
    '^[a-z0-9]+(-[a-z0-9]+)*$',
    'The name that links such as #pricing use to lead to the section. Without it, the name of the file.',
    {
      max: 40,
      expected: 'expected small letters, digits and hyphens, such as "pricing"',
      example: 'pricing',
    },
  ),
);

/** The heading of a section. */
export const sectionTitle = (example: string) => text(60, "The section's heading.", example);

/** The sentence below the heading of a section. */
export const sectionIntro = (example: string) => text(180, 'A sentence below the heading.', example);

/** What every section has, besides the fields of its kind. */
export interface SectionData {
  readonly kind: string;
  readonly anchor: string;
  readonly showsHeading: boolean;
}

/** The name of a section. Queries return the section. */
export const section = (description: string): Schema<string, SectionData> => ({
  type: 'string',
  description,
  format: 'section',
  examples: ['contact'],
});
