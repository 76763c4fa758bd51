import type { EditorComponentDefinition } from '@sveltia/cms';

const escape = (text: unknown, marks: RegExp): string => String(text).replace(marks, '\\$&');

/**
 * An image in a text, with a window of its own: in the text itself, Sveltia CMS 0.221.1 drops a description
 * that is written after a refused "Save" of a new entry.
 */
export const imageComponent: EditorComponentDefinition = {
  id: 'image',
  label: 'Image',
  icon: 'image',
  trigger: 'button',
  mode: 'dialog',
  summary: 'Image: {{alt}}',
  fields: [
    { name: 'src', label: 'Image', widget: 'image' },
    { name: 'alt', label: 'Description', hint: 'What the image shows, for people who cannot see it.' },
    { name: 'title', label: 'Caption', required: false },
  ],
  pattern: /!\[(?<alt>(?:[^\]\\]|\\.)*)\]\((?<src>[^\s)]+)(?:\s+"(?<title>(?:[^"\\]|\\.)*)")?\)/,
  fromBlock: ({ groups: { src, alt = '', title = '' } = {} }) => ({
    src,
    alt: alt.replace(/\\([\\[\]])/g, '$1'),
    title: title.replace(/\\([\\"])/g, '$1'),
  }),
  toBlock: ({ src = '', alt = '', title = '' }) => {
    const caption = title && ` "${escape(title, /[\\"]/g)}"`;
    return src && `![${escape(alt, /[\\[\]]/g)}](${src}${caption})`;
  },
  // The site is the preview.
  toPreview: () => '',
};
