import type { Field } from '@sveltia/cms';
import type { FormTools, SectionChoices } from '../../src/content-model/field-types/field-type';
import { sentenceOf } from '../../src/content-model/labels';
import { translatedSlug } from '../../src/content-model/parts/entry-page';
import type { Schema } from '../../src/content-model/schema';
import { hasSharedParts, needsNoWords } from '../model/languages/inherit';
import { labelAndHint } from './words-of-forms';

interface FieldContext {
  sections: SectionChoices;
  /** The code of the first language, if there are others. */
  firstLanguage?: string;
  /** The path of the definition from the file. */
  $schema: string;
  /** The path of the fields, undefined in a list. */
  path?: readonly string[];
  /** The field that matches the entries of a list with those of the first language. */
  uniqueBy?: string;
  /** The fields that a translation has in another way, such as "phone" or "image.focalPoint". */
  differences: ReadonlySet<string>;
}

const leftOut = 'A translation that leaves it out has that of the first language.';

export const formFields = (schema: Schema, context: FieldContext): Field[] =>
  Object.entries(schema.properties ?? {})
    .filter(([key, part]) => isShown(key, part, schema, context))
    .map(([key, part]) => {
      const isNeeded = schema.required?.includes(key) ?? false;
      const fixed = key === '$schema' ? context.$schema : part.const;
      const path = context.path && [...context.path, key];
      const isFree = !fixed && part !== translatedSlug && key !== context.uniqueBy && needsNoWords(part);
      const isOnlyInFirst =
        isFree && hasSharedParts(part) && path && !context.differences.has(path.join('.'));
      // In a list, a translation has what it needs of what it shares with the first language.
      const i18n = part.shared ? !path && isNeeded && 'duplicate' : !isOnlyInFirst;
      if (fixed) return { name: key, widget: 'hidden', default: fixed, i18n };
      // Content always has a switch with a value to start from.
      const isRequired = isNeeded || typeof part.default === 'boolean';
      const form = { required: isRequired, ...fieldOf(key, part, { ...context, path }, isRequired), i18n };
      const isOptionalLater = form.required && isFree && !part.shared && i18n && context.firstLanguage;
      if (!isOptionalLater) return form as Field;
      const hint = [form.hint, leftOut].filter(Boolean).join(' ');
      return { ...form, required: [context.firstLanguage], hint } as Field;
    });

/** Decorative images have no description, and sites in one language no translated addresses. */
const isShown = (key: string, part: Schema, { imageUse }: Schema, { firstLanguage }: FieldContext): boolean =>
  !(key === 'alt' && imageUse?.decorative) && (part !== translatedSlug || firstLanguage !== undefined);

function fieldOf(key: string, schema: Schema, context: FieldContext, isRequired = true) {
  const inner = schema.items ? { ...context, path: undefined, uniqueBy: schema.uniqueBy } : context;
  const form: FormTools<Schema> = {
    sections: context.sections,
    isRequired,
    fields: (group) => formFields(group, inner),
    entry: (items) => ({
      ...fieldOf(key, items, inner),
      label: sentenceOf(key).replace(/(?<=[^s])s$/, ''),
    }),
  };
  const control: { widget?: string } = schema.fieldType?.control(schema, form) ?? {};
  const isChecked = checkedTypes.includes(control.widget ?? '');
  return {
    name: key,
    ...labelAndHint(key, schema),
    ...control,
    ...(isChecked && { widget: `checked-${control.widget}` }),
  };
}

/** Those that Sveltia CMS lets other fields contain, and whose default is that of a field of another type. */
const checkedTypes = ['string', 'text', 'datetime', 'color', 'link'];

/** Lists all that the check says of a form. */
export const checkField = { name: 'check', label: 'Check', widget: 'check', required: false, i18n: true };
