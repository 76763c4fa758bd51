import { integer, part, slug, text } from '../builders';
import type { Schema } from '../schema';
import type { ProseNode } from '../prose-node';
import { link } from './link';

export const anchor = part(
  'anchor',
  slug(
    'The name that links such as #pricing use to lead to the section. Without it, the name of the file.',
    'pricing',
    { max: 40 },
  ),
);

export const sectionTitle = text(60, "The section's heading.");

export const sectionHeading = { title: sectionTitle, intro: text(180, 'A sentence below the heading.') };

export const caption = text(120, 'A line below the image. Leave it out for an image without one.');

export const entryList = {
  ...sectionHeading,
  'latest?': integer(
    'How many to show. Without it, the section shows all of them, and further pages when there are more than twelve.',
    { min: 1, max: 12 },
  ),
  'link?': link('A link below the list.'),
};

export interface SectionData {
  readonly kind: string;
  readonly anchor: string;
  readonly showsHeading: boolean;
  readonly opensPage: boolean;
  readonly invites: boolean;
  /** Its language, if it is not that of the page. */
  readonly lang?: string | null;
  /** Of a section that is a Markdown file. */
  readonly body?: { readonly blocks: readonly ProseNode[] };
}

/** The name of a section. Queries return the section. */
export const section = (description: string): Schema<string, SectionData> => ({
  type: 'string',
  description,
  format: 'section',
});
