import type { Field } from '@sveltia/cms';
import { words } from '../../src/content-model/builders';
import { translatedSlug } from '../../src/content-model/parts/entry-page';
import type { Schema } from '../../src/content-model/schema';

export interface FieldContext {
  sections: readonly string[];
  isTranslated: boolean;
  /** The path of the definition from the file. */
  $schema: string;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Focal point" for "focalPoint". */
export const sentenceOf = (name: string): string =>
  capitalised(name.replaceAll('-', ' ').replace(/\B[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));

/** The label of a field, which its description starts with, and the rest. By default, the key is the label. */
export function labelAndHint(key: string, { description = '' }: Schema) {
  const [, label = sentenceOf(key), text = ''] = /^(?:(.*?) – )?(.*)$/.exec(description) ?? [];
  // In the place of the name of a file, forms have a choice.
  return { label, hint: text.replace(/ The name of a file in \S+ without \.json\./, '') };
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
      const fixed = key === '$schema' ? context.$schema : part.const;
      if (fixed) return { name: key, widget: 'hidden', default: fixed, i18n };
      // Content always has a switch with a value to start from.
      const required = isNeeded || typeof part.default === 'boolean';
      const isOpen = part.type === 'boolean' && !required;
      return { ...fieldOf(key, part, context), ...(isOpen && yesOrNo), required, i18n } as Field;
    });

/** Decorative images have no description, and sites in one language no translated addresses. */
const isShown = (key: string, part: Schema, { imageUse }: Schema, { isTranslated }: FieldContext): boolean =>
  !(key === 'alt' && imageUse?.decorative) && (part !== translatedSlug || isTranslated);

const fieldOf = (key: string, schema: Schema, context: FieldContext): object => ({
  name: key,
  ...labelAndHint(key, schema),
  ...control(key, schema, context),
});

function control(key: string, schema: Schema, context: FieldContext): object {
  const { format, type } = schema;
  if (schema.prose) return prose;
  if (schema.entryOf) return { widget: 'relation', collection: schema.entryOf };
  if (format === 'section') return { widget: 'select', options: context.sections };
  if (format === 'icon') return { widget: 'icon' };
  if (schema.enum)
    return { widget: 'select', options: schema.enum.map((value) => option(sentenceOf(value), value)) };
  if (type === 'object') return { widget: 'object', fields: fieldsOf(schema, context) };
  if (type === 'array') return list(key, schema, context);
  if (type === 'boolean') return { widget: 'boolean', default: schema.default };
  if (type === 'integer') return { widget: 'number', min: schema.minimum, max: schema.maximum };
  if (format === 'image') return { widget: 'image', hint: undefined };
  if (format === 'logo') return { widget: 'image', accept: 'image/svg+xml', choose_url: false };
  if (format === 'date') return { widget: 'datetime', type: 'date' };
  if (format === 'brand-colour') return { widget: 'color' };
  if (key === 'focalPoint') return { widget: 'focal-point' };
  return textControl(schema);
}

const option = (label: string, value: string | boolean) => ({ label, value });

/** A choice that can also be left open, unlike a switch. */
const yesOrNo = { widget: 'select', options: [option('Yes', true), option('No', false)] };

const prose = {
  widget: 'richtext',
  hint: undefined,
  buttons: words(
    'bold italic code link heading-two heading-three heading-four heading-five',
    'quote bulleted-list numbered-list',
  ),
  editor_components: ['image', 'code-block', 'table'],
  linked_images: false,
  use_emoji_autocomplete: false,
};

function textControl(schema: Schema): object {
  const { format, minLength = 0, maxLength, pattern, patternErrorMessage: message } = schema;
  return {
    widget: format === 'markdown' || (maxLength ?? 0) > longText ? 'text' : 'string',
    minlength: minLength > 1 ? minLength : undefined,
    maxlength: maxLength,
    pattern: message && [pattern, `${capitalised(message)}.`],
  };
}

function list(key: string, { items = {}, ...schema }: Schema, context: FieldContext): object {
  const limits = { min: schema.minItems, max: schema.maxItems };
  if (items.enum || items.entryOf || items.format === 'section')
    return { ...control(key, items, context), multiple: true, dropdown_threshold: 0, ...limits };
  const singular = sentenceOf(key).replace(/(?<=[^s])s$/, '');
  const form = { widget: 'list', label_singular: singular, ...limits };
  if (items.type === 'object') return { ...form, fields: fieldsOf(items, context), collapsed: 'auto' };
  const isLine = (items.maxLength ?? 0) <= longText && !items.format;
  return isLine ? form : { ...form, field: { ...fieldOf(key, items, context), label: singular } };
}
