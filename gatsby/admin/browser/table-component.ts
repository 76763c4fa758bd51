import type { EditorComponentDefinition } from '@sveltia/cms';

/** A table in a text, as its lines of Markdown: the editor itself would drop the sides of its columns. */
export const tableComponent: EditorComponentDefinition = {
  id: 'table',
  label: 'Table',
  icon: 'table',
  fields: [
    {
      name: 'rows',
      label: 'Rows',
      widget: 'text',
      hint: 'A line for each row, and a mark between cells: | Plan | Price |. The second line is | --- | --- |.',
    },
  ],
  pattern: /^(?<rows>\|.*\|\n\|[ :|-]+\|(?:\n\|.*\|)*)$/m,
  toBlock: ({ rows }) => String(rows),
  // The site is the preview.
  toPreview: () => '',
};
