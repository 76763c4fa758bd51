import type { ProseNode } from '../../prose-node';
import type { FieldType, Schema } from '../../schema';
import { field } from '../field';
import { nodeType } from './reference';

export interface SectionData {
  readonly kind: string;
  readonly anchor: string;
  readonly showsHeading: boolean;
  readonly startsLine?: boolean | null;
  readonly opensPage: boolean;
  readonly invites: boolean;
  /** Its language, if it is not that of the page. */
  readonly lang?: string | null;
  /** Of a section that is a Markdown file. */
  readonly body?: { readonly blocks: readonly ProseNode[] };
}

const control: FieldType['control'] = (_, { sections }) => ({ widget: 'sections', ...sections });

const sectionType: FieldType = {
  ...nodeType,
  format: 'section',
  graphql: 'Section',
  control,
  // One for the whole list.
  listControl: (_, items, form) => control(items, form),
};

/** The name of a section. Queries return the section. */
export const section = (description: string): Schema<string, SectionData> =>
  field(sectionType, { description }) as Schema<string, SectionData>;
