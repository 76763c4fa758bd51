import { textField } from '../texts/text';

/** An element of SVG, with attributes as React names them. */
export interface MarkElement {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children?: readonly MarkElement[];
}

/** The logo's mark, as queries return it: gradients, and a group with everything else. */
export interface LogoMark {
  readonly viewBox: string;
  readonly shapes: readonly MarkElement[];
}

/** An SVG file. Queries return its shapes. */
export const logo = textField<LogoMark>({
  format: 'logo',
  pattern: String.raw`\.svg$`,
  max: 100,
  // The check of logos reads the file.
  explain: () => undefined,
  toNode: (text, { readMark }) => readMark(text),
  graphql: 'JSON',
  control: () => ({ widget: 'image', accept: 'image/svg+xml', choose_url: false }),
  isImageFile: true,
  isInline: true,
});
