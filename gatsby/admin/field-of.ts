import path from 'node:path';
import { fileDefinitions, type Schema, sectionName, splitEntryName } from '../definitions/definitions';
import { inAllLanguages } from '../model/languages/languages';
import type { Site, SiteField } from '../model/site';
import { entryLabel, fileCollections, labelAndHint } from './fields';

/** What an editor gets for a part of a page. */
interface EditableField {
  /** The address of its form, below "#/collections/". */
  form: string;
  /** "plans.1.price" */
  path: string;
  /** "Plan, price" */
  label: string;
}

/** The address of the form of a file: "section-pricing/entries/plans" for "sections/plans.json". */
export function formOf(file: string, { sections }: Site): string {
  const section = sections.get(sectionName(file) ?? '');
  const { folder, entry } = splitEntryName(file) ?? {};
  if (section) return `section-${section.kind}/entries/${section.name}`;
  if (folder) return `${folder}/entries/${entry}`;
  const collection = fileCollections.pages.includes(file) ? 'pages' : 'site';
  return `${collection}/entries/${path.basename(file, '.json')}`;
}

function labelsOf(schema: Schema | undefined, [key, ...rest]: readonly string[]): string[] {
  if (key === undefined || !schema) return [];
  if (schema.items) return labelsOf(schema.items, rest);
  const field = schema.properties?.[key] ?? {};
  const label = field.items ? entryLabel(key) : labelAndHint(key, field).label;
  return [label, ...labelsOf(field, rest)];
}

const editable = (site: Site, file: string, place: string): EditableField => {
  const definition = site.files.get(file)?.definition ?? fileDefinitions.get(file);
  const [first = '', ...others] = labelsOf(definition, place.split('.'));
  const label = [first, ...others.map((text) => text.toLowerCase())].join(', ');
  return { form: formOf(file, site), path: place, label };
};

/** Whether a page shows the value of a field like that: an image has a name of its own on a page. */
const isShownAs = (text: string, { value, schema }: SiteField): boolean =>
  schema.fieldType?.isImageFile
    ? path.parse(String(value)).name === path.parse(text).name
    : String(value) === text;

/**
 * Finds the field of a part of a page.
 *
 * @param query with `file` and `path` of a text; otherwise with `value`, the address of an image, a date or a number, and
 *   with `files`, the files of the texts around it, the nearest first
 */
export function fieldOf(site: Site, query: Readonly<Record<string, string>>): EditableField | undefined {
  const { file, path: place, value = '', files = '' } = query;
  if (file && place) return editable(site, file, place);
  const all = inAllLanguages(site).flatMap(({ fields }) => fields);
  for (const name of files.split('|')) {
    const field = all.find((each) => each.file.name === name && isShownAs(value, each));
    if (field) return editable(site, name, field.path.join('.'));
  }
  return undefined;
}
