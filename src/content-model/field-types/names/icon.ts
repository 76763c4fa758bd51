import { iconShapes } from '../../parts/icon-shapes';
import { textField } from '../texts/text';

export interface IconData {
  readonly viewBox: string;
  readonly paths: readonly string[];
}

/** The icons that the site draws itself. */
export const iconNames = Object.keys(iconShapes);

const iconType = textField<IconData>({
  format: 'icon',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  expected: 'expected a name such as "academic-cap": small letters, digits and hyphens',
  max: 60,
  explain: (text, { explainUnknown, mismatch, icons }) =>
    mismatch(text) ??
    // The published admin has no list of icons.
    (icons.length > 0
      ? explainUnknown(text, icons, ', expected "bag", "phone" or another name of https://heroicons.com')
      : undefined),
  toNode: (text, { outlineIcon }) => outlineIcon(text),
  graphql: 'JSON',
  control: () => ({ widget: 'icon' }),
});

/** The name of an icon: one of the site, or one of Heroicons. Queries return its shape. */
export const icon = (description: string) =>
  iconType(`${description} A name of https://heroicons.com also works, such as \`academic-cap\`.`);
