import path from 'node:path';
import { type FieldPath, isRecord } from '../definitions/definitions';
import { readLanguages } from '../model/languages/languages';
import type { Site } from '../model/site';
import type { Problem } from '../parse/problem';
import { adminConfig, folderInRepository } from './config';

/** Where a problem is, in the words of the forms. */
export interface FormPlace {
  /** "Price list" */
  form: string;
  /** "Simple pricing", or nothing if the form is that of a single file. */
  entry: string;
  /** "Plans 2, Price", or nothing if the problem is about the whole file. */
  label: string;
  /** "plans.1.price" */
  keyPath: string;
  /** Of a file in another language than the first one: its code. */
  language: string;
  /** What follows the address of the admin: "#/collections/section-pricing/entries/plans". */
  hash: string;
}

/** What the configuration has for a file or a collection. */
interface Form {
  name: string;
  label: string;
  file?: string;
  files?: Form[];
  folder?: string;
  extension?: string;
  filter?: { value: string };
  identifier_field?: string;
  fields: FormField[];
}

interface FormField {
  name: string;
  label?: string;
  fields?: FormField[];
  field?: FormField;
}

/** "plans[1].price" */
const pathOf = (field: string): FieldPath =>
  (field.match(/[^.[\]]+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The labels of a field and of what it is in. Entries of lists have their names, or their numbers. */
function labelsOf(fields: readonly FormField[], [key = '', ...rest]: FieldPath, value?: unknown): string[] {
  const field = fields.find(({ name }) => name === key);
  if (!field) return [];
  const [index] = rest;
  const label = field.label ?? field.name;
  const part = isRecord(value) ? value[key] : undefined;
  const inner = field.fields ?? (field.field?.fields || []);
  if (typeof index !== 'number') return [label, ...labelsOf(inner, rest, part)];
  const entry: unknown = Array.isArray(part) ? part[index] : undefined;
  const name = isRecord(entry) && nameOfEntry(entry);
  return [name ? `${label}, ${name}` : `${label} ${index + 1}`, ...labelsOf(inner, rest.slice(1), entry)];
}

/** The first text of an entry of a list. */
export const nameOfEntry = (entry: unknown): string | undefined =>
  [entry, ...(isRecord(entry) ? Object.values(entry) : [])].find((part) => typeof part === 'string');

/**
 * The forms of a site, and where they have its problems.
 *
 * @param site as it could be read, with mistakes
 */
export function readForms(site: Site) {
  const { directory, files } = site;
  const languages = readLanguages(site).map(({ code }) => code);
  const start = `${folderInRepository(directory)}/`;
  const collections = (adminConfig(site, { name: 'test-repo' }).collections ?? []) as unknown as Form[];
  const forms = collections.flatMap((collection) =>
    (collection.files ?? [collection]).map((form) => ({ ...form, collection: collection.name })),
  );
  const placeOf = (template = ''): string => template.replace('/{{locale}}', '').replace(start, '');

  /** @param name "sections/plans.json" */
  const formOf = (name: string, kind: unknown) =>
    forms.find(({ file, folder, filter }) =>
      folder
        ? placeOf(folder) === path.posix.dirname(name) && (!filter || filter.value === kind)
        : placeOf(file) === name,
    );

  /** The name of the file that a form saves. That of a new entry does not matter, as long as no other has it. */
  const fileOf = (collection: string, slug?: string): string | undefined => {
    const form = forms.find((each) => each.collection === collection && (each.folder ?? each.name === slug));
    return form?.folder
      ? `${placeOf(form.folder)}/${slug || 'unsaved-entry'}.${form.extension}`
      : form && placeOf(form.file);
  };

  /** The folder of a language in the content. */
  const folderOf = (code: string): string => (languages.indexOf(code) > 0 ? code : '');

  /**
   * Files that no form has, such as images, have no place.
   *
   * @param content what the file has, to name entries of its lists
   */
  const findPlace = (
    { file, field }: Pick<Problem, 'file' | 'field'>,
    content?: unknown,
  ): FormPlace | undefined => {
    const shown = path.relative(directory, file).replaceAll('\\', '/');
    const language = folderOf(shown.split('/')[0] ?? '');
    const name = path.posix.relative(language, shown);
    const { value } = files.get(name) ?? {};
    const form = formOf(name, isRecord(value) && value.kind);
    if (!form) return undefined;
    const entry = form.folder ? path.parse(name).name : form.name;
    const title = isRecord(value) && value[form.identifier_field ?? ''];
    const keys = pathOf(field);
    return {
      form: form.label,
      entry: form.folder ? String(title || entry) : '',
      label: labelsOf(form.fields, keys, content).join(', '),
      keyPath: keys.join('.'),
      language,
      hash: `#/collections/${form.collection}/entries/${entry}`,
    };
  };

  return { fileOf, folderOf, findPlace };
}
