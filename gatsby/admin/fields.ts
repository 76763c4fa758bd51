import type { Field } from '@sveltia/cms';
import { translatedSlug } from '../../src/content-model/parts/entry-page';
import type { Schema } from '../../src/content-model/schema';
import { hintOf, labelOf, sentenceOf } from './labels';

/** What the fields of all forms depend on. */
export interface FieldContext {
  /** The names of the sections that pages can show. */
  sections: readonly string[];
  isTranslated: boolean;
  /** The path of the definitions from a folder of entries. */
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
      const language = context.isTranslated && { i18n: part.untranslated ? isNeeded && 'duplicate' : true };
      const fixed = key === '$schema' ? `${context.schemas}/${schema.$id}` : part.const;
      if (fixed) return { name: key, widget: 'hidden', default: fixed, ...language } as Field;
      const isOptional = !isNeeded && !isPreset(part);
      const field = fieldOf(key, part, context);
      if (!isOptional) return { ...field, ...language } as Field;
      return { ...field, required: false, ...(part.type === 'boolean' && yesOrNo), ...language } as Field;
    });

/** Decorative images have no description, and sites in one language no translated addresses. */
const isShown = (key: string, part: Schema, { imageUse }: Schema, { isTranslated }: FieldContext): boolean =>
  !(key === 'alt' && imageUse?.decorative) && (part !== translatedSlug || isTranslated);

/** Whether content always has the field, because the form has a switch for it. */
const isPreset = ({ type, default: preset }: Schema): boolean => type === 'boolean' && preset !== undefined;

const fieldOf = (key: string, schema: Schema, context: FieldContext): Field =>
  ({
    name: key,
    label: labelOf(key),
    ...(schema.description && { hint: hintOf(schema.description) }),
    ...control(key, schema, context),
  }) as Field;

function control(key: string, schema: Schema, context: FieldContext): object {
  if (schema.prose) return prose;
  if (schema.entryOf)
    return {
      widget: 'relation',
      collection: schema.entryOf,
      value_field: '{{slug}}',
      display_fields: [schema.entryOf === 'quotes' ? 'author' : 'name'],
    };
  if (schema.format === 'section') return { widget: 'select', options: context.sections };
  if (schema.format === 'icon') return { widget: 'icon', names: schema.enum };
  if (schema.enum)
    return { widget: 'select', options: schema.enum.map((value) => ({ label: sentenceOf(value), value })) };
  switch (schema.type) {
    case 'object':
      return group(schema, context);
    case 'array':
      return list(key, schema, context);
    case 'boolean':
      return { widget: 'boolean', ...(isPreset(schema) && { default: schema.default }) };
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

function textControl(key: string, schema: Schema): object {
  const { format, maxLength = 0, minLength = 0, pattern, patternErrorMessage } = schema;
  if (format === 'image') return { widget: 'image', hint: undefined };
  if (format === 'logo') return { widget: 'image', accept: 'image/svg+xml', choose_url: false };
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' };
  if (format === 'brand-colour') return { widget: 'color' };
  if (key === 'focalPoint') return { widget: 'focal-point' };
  return {
    widget: format === 'markdown' || maxLength > longText ? 'text' : 'string',
    ...(minLength > 1 && { minlength: minLength }),
    ...(maxLength > 0 && { maxlength: maxLength }),
    ...(patternErrorMessage && { pattern: [pattern, sentence(patternErrorMessage)] }),
  };
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function group(schema: Schema, context: FieldContext): object {
  const title = titleOf(schema);
  return {
    widget: 'object',
    fields: fieldsOf(schema, context),
    ...(title && { summary: `{{${title}}}` }),
  };
}

const singularOf = (key: string): string => labelOf(key).replace(/(?<=[^s])s$/, '');

/** Texts of one line have a simple list. */
function list(key: string, { items = {}, ...schema }: Schema, context: FieldContext): object {
  const limits = { min: schema.minItems, max: schema.maxItems };
  if (items.enum || items.entryOf || items.format === 'section')
    return { ...control(key, items, context), multiple: true, dropdown_threshold: 0, ...limits };
  const isObject = items.type === 'object';
  const isLine = items.type === 'string' && (items.maxLength ?? 0) <= longText && !items.format;
  return {
    widget: 'list',
    label_singular: singularOf(key),
    ...limits,
    ...(isObject
      ? { ...group(items, context), widget: 'list', collapsed: 'auto' }
      : !isLine && { field: { ...fieldOf(key, items, context), label: singularOf(key) } }),
  };
}

/** The field that names an object or an entry in lists. */
export const titleOf = ({ properties = {} }: Schema): string | undefined =>
  ['title', 'name', 'heading', 'author', 'label', 'question', 'value', 'text', 'path'].find(
    (key) => properties[key]?.type === 'string',
  );
