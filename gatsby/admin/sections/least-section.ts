import { isRecord, type Schema } from '../../definitions/definitions';
import type { Site, SiteField } from '../../model/site';
import { labelAndHint } from '../words-of-forms';

/** The first image of the site that is large enough for a place. */
function imageFor({ imageUse }: Schema, fields: readonly SiteField[]): Readonly<Record<string, unknown>> {
  const { minWidth = 0, minHeight = 0 } = imageUse ?? {};
  const isFitting = ({ schema, value }: SiteField) =>
    isRecord(value) &&
    schema.imageUse &&
    schema.imageUse.minWidth >= minWidth &&
    schema.imageUse.minHeight >= minHeight;
  const image = imageUse && fields.find(isFitting)?.value;
  return isRecord(image) ? image : {};
}

/** Begins a text that an editor has not replaced yet. A short field, or one with a form of its own, has no room for it. */
export const sampleMark = 'Sample: ';

/** Texts of all forms that patterns have. Those with names that are replaced have these in their description. */
const textsFor = (label: string, name: string, { description = '', maxLength }: Schema): string[] => [
  (sampleMark + label).length > Number(maxLength) ? label : sampleMark + label,
  label,
  `${label}: ${(description.match(/\{\w+\}/g) ?? []).join(' ')}`,
  name,
  '/',
  new Date().toISOString().slice(0, 10),
  '09:00',
  'https://www.example.com/',
];

/**
 * The least valid content of a kind, for an editor to replace: texts are the names of their fields, images and references
 * the first ones of the site. A field of which the site has nothing is not valid.
 *
 * @param name of its file, which no other section has
 */
export function leastSection(
  { fields, files }: Site,
  definition: Schema,
  name: string,
): Record<string, unknown> {
  /** @param place of an entry in its list */
  function least(key: string, schema: Schema, place = 0): unknown {
    const { properties, required = [], needsOneOf = [], items, minItems = 0, collection } = schema;
    if (schema.const !== undefined) return schema.const;
    if (schema.fieldType?.isBody) return `${sampleMark}Text.`;
    if (items) return Array.from({ length: minItems }, (_, index) => least(key, items, index));
    if (collection) {
      const entries = [...files.keys()].filter((file) => file.startsWith(`${collection}/`));
      return entries[place]?.replace(/^.*\/|\.\w+$/g, '');
    }
    if (properties) {
      const image = imageFor(schema, fields);
      return Object.fromEntries(
        [...required, ...needsOneOf.slice(0, 1)].map((part) => [
          part,
          image[part] || least(part, properties[part] ?? {}, place),
        ]),
      );
    }
    const value = schema.fieldType?.repair(undefined, schema, () => undefined);
    if (value !== '') return value;
    const label = labelAndHint(key, schema).label.slice(0, schema.maxLength);
    const texts =
      place > 0
        ? textsFor(`${label} ${place + 1}`, `${name}-${place + 1}`, schema)
        : textsFor(label, name, schema);
    return texts.find((text) => RegExp(schema.pattern ?? '', 'u').test(text));
  }
  return least('', definition) as Record<string, unknown>;
}
