import type { FieldType, Keywords, Schema } from '../../schema';
import { pattern, stringType } from '../texts/text';

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

const logoType: FieldType = {
  ...stringType,
  format: 'logo',
  // The check of logos reads the file.
  explain: () => undefined,
  toNode: (text, { readMark }) => readMark(text),
  graphql: 'JSON',
  control: () => ({ widget: 'image', accept: 'image/svg+xml', choose_url: false }),
  isImageFile: true,
  isInline: true,
};

/** An SVG file. Queries return its shapes. */
export const logo = (description: string) =>
  pattern(String.raw`\.svg$`, description, { fieldType: logoType, max: 100 }) as Keywords as Schema<
    string,
    LogoMark
  >;
