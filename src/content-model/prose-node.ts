/** A text, or an element with others in it. The build makes them from Markdown. */
export type ProseNode = string | ProseElement;

export interface ProseElement {
  tag: ProseTag;
  /** The position of a link or an image in its list. */
  index?: number;
  /** The first number of a list. */
  start?: number;
  /** Of a heading that links lead to. */
  id?: string;
  /** Of a table. */
  name?: string;
  /** Of a cell. */
  align?: 'left' | 'center' | 'right';
  /** Of a chart: what is shown of each number, and its part of the largest. */
  bars?: readonly { label: string; value: string; share: number }[];
  /** The children of a figure are its caption. */
  children?: readonly ProseNode[];
}

export type ProseTag =
  | 'a'
  | 'blockquote'
  | 'br'
  | 'chart'
  | 'code'
  | 'em'
  | 'figure'
  | 'gallery'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'hr'
  | 'li'
  | 'note'
  | 'ol'
  | 'p'
  | 'pre'
  | 'strong'
  | 'table'
  | 'tbody'
  | 'td'
  | 'th'
  | 'thead'
  | 'tr'
  | 'ul';

export const headingIds = (blocks: readonly ProseNode[] = []): string[] =>
  blocks.flatMap((node) => (typeof node === 'string' ? [] : (node.id ?? [])));
