import { textField } from '../texts/text';

/** An element of SVG, with attributes as React names them. */
export interface MarkElement {
  readonly element: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children?: readonly MarkElement[];
}

/** A file of the logo, as queries return it: gradients, and a group with everything else, or an image. */
export interface LogoMark {
  readonly viewBox: string;
  readonly shapes: readonly MarkElement[];
  /** In CSS, unless it is nearly square. */
  readonly height?: string;
  /** Whether it is made of the name, which stands alone then. */
  readonly isInitials?: boolean;
}

/** An SVG or PNG file. Queries return its shapes. */
export const logo = textField<LogoMark>({
  format: 'logo',
  pattern: String.raw`\.(?:svg|png)$`,
  max: 100,
  // The check of logos reads the file.
  explain: () => undefined,
  toNode: (text, { readMark }) => readMark(text),
  graphql: 'JSON',
  control: () => ({ widget: 'image', accept: 'image/svg+xml,image/png', choose_url: false }),
  isImageFile: true,
  isInline: true,
});
