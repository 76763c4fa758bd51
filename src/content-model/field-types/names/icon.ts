import { part } from '../../builders';
import { iconShapes } from '../../parts/icon-shapes';
import type { FieldType, Schema } from '../../schema';
import { field } from '../field';
import { choiceType } from './choice';

export const iconNames = Object.keys(iconShapes) as (keyof typeof iconShapes)[];

export interface IconData {
  readonly viewBox: string;
  readonly paths: readonly string[];
}

export const outlineIcon = (name: string): IconData => ({
  viewBox: '0 0 24 24',
  paths: iconShapes[name as keyof typeof iconShapes],
});

const iconType: FieldType = {
  ...choiceType,
  format: 'icon',
  toNode: outlineIcon,
  graphql: 'JSON',
  control: () => ({ widget: 'icon' }),
};

/** The name of an icon. Queries return its shape. */
export const icon = part(
  'icon',
  field(iconType, { description: 'The name of an icon.', enum: iconNames }) as Schema<
    (typeof iconNames)[number],
    IconData
  >,
);
