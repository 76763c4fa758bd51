import type { Field } from '@sveltia/cms';
import { translatedSlug } from '../../src/content-model/parts/entry-page';
import type { Schema } from '../../src/content-model/schema';
import { hintOf, labelOf, sentenceOf } from './labels';

/** What the fields of all forms depend on. */
export interface FieldContext {
  /** The names of the sections that pages can show. */
  sections: readonly string[];
  isTranslated: boolean;
  /** The path of the definitions from the file. */
  schemas: string;
}

/** A long text has a field of several lines. In characters. */
const longText = 100;

export const fieldsOf = (schema: Schema, context: FieldContext): Field[] =>
  Object.entries(schema.properties ?? {})
    .filter(([key, part]) => isShown(key, part, schema, context))
    .map(([key, part]) => {
      const isNeeded = schema.required?.includes(key) ?? false;
      // A translation has only what it needs of what it shares with the first language.
      const i18n = part.untranslated ? isNeeded && 'duplicate' : true;
      const fixed = key === '$schema' ? `${context.schemas}/${schema.$id}` : part.const;
      if (fixed) return { name: key, widget: 'hidden', default: fixed, i18n };
      // Content always has a switch with a value to start from.
      const isOptional = !isNeeded && !(part.type === 'boolean' && part.default !== undefined);
      return {
        ...fieldOf(key, part, context),
        ...(isOptional && part.type === 'boolean' && yesOrNo),
        required: !isOptional,
        i18n,
      } as Field;
    });

/** Decorative images have no description, and sites in one language no translated addresses. */
const isShown = (key: string, part: Schema, { imageUse }: Schema, { isTranslated }: FieldContext): boolean =>
  !(key === 'alt' && imageUse?.decorative) && (part !== translatedSlug || isTranslated);

const fieldOf = (key: string, schema: Schema, context: FieldContext): Field =>
  ({
    name: key,
    label: labelOf(key),
    hint: hintOf(schema.description),
    ...control(key, schema, context),
  }) as Field;

function control(key: string, schema: Schema, context: FieldContext): object {
  if (schema.prose) return prose;
  if (schema.entryOf) return { widget: 'relation', collection: schema.entryOf };
  if (schema.format === 'section') return { widget: 'select', options: context.sections };
  if (schema.format === 'icon') return { widget: 'icon' };
  if (schema.enum)
    return { widget: 'select', options: schema.enum.map((value) => ({ label: sentenceOf(value), value })) };
  switch (schema.type) {
    case 'object':
      return { widget: 'object', fields: fieldsOf(schema, context) };
    case 'array':
      return list(key, schema, context);
    case 'boolean':
      return { widget: 'boolean', default: schema.default };
    case 'integer':
      return { widget: 'number', min: schema.minimum, max: schema.maximum };
    default:
      return textControl(key, schema);
  }
}

/** A choice that can also be left open, unlike a switch. */
const yesOrNo = {
  widget: 'select',
  options: [
    { label: 'Yes', value: true },
    { label: 'No', value: false },
  ],
};

const prose = {
  widget: 'richtext',
  hint: undefined,
  buttons: [
    ...['bold', 'italic', 'code', 'link', 'heading-two', 'heading-three', 'heading-four', 'heading-five'],
    ...['quote', 'bulleted-list', 'numbered-list'],
  ],
  editor_components: ['image', 'code-block', 'table'],
  linked_images: false,
  use_emoji_autocomplete: false,
};

function textControl(key: string, { format, ...schema }: Schema): object {
  if (format === 'image') return { widget: 'image', hint: undefined };
  if (format === 'logo') return { widget: 'image', accept: 'image/svg+xml', choose_url: false };
  if (format === 'date') return { widget: 'datetime', type: 'date' };
  if (format === 'brand-colour') return { widget: 'color' };
  if (key === 'focalPoint') return { widget: 'focal-point' };
  const { minLength = 0, maxLength = 0, pattern, patternErrorMessage: message } = schema;
  return {
    widget: format === 'markdown' || maxLength > longText ? 'text' : 'string',
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: schema.maxLength,
    pattern: message && [pattern, `${message.charAt(0).toUpperCase()}${message.slice(1)}.`],
  };
}

const singularOf = (key: string): string => labelOf(key).replace(/(?<=[^s])s$/, '');

/** Texts of one line have a simple list. */
function list(key: string, { items = {}, ...schema }: Schema, context: FieldContext): object {
  const limits = { min: schema.minItems, max: schema.maxItems };
  if (items.enum || items.entryOf || items.format === 'section')
    return { ...control(key, items, context), multiple: true, dropdown_threshold: 0, ...limits };
  const form = { widget: 'list', label_singular: singularOf(key), ...limits };
  if (items.type === 'object') return { ...form, fields: fieldsOf(items, context), collapsed: 'auto' };
  const isLine = (items.maxLength ?? 0) <= longText && !items.format;
  return isLine ? form : { ...form, field: { ...fieldOf(key, items, context), label: singularOf(key) } };
}
