import path from 'node:path';
import { inAllLanguages, readLanguages } from '../model/languages/languages';
import type { Site, SiteField } from '../model/site';
import { pathOf } from './field-labels';
import { type FormPlace, readForms } from './form-places';

/** Whether a page shows the value of a field like that: an image has a name of its own on a page. */
const isShownAs = (text: string, { value, schema }: SiteField): boolean =>
  schema.fieldType?.isImageFile
    ? path.parse(String(value)).name === path.parse(text).name
    : String(value) === text;

/** The field of the first language that a translation leaves out. Entries of lists can have other places there. */
function inheritedField(site: Site, language: string, name: string, field: string): string | undefined {
  const translation = site.translations.find((each) => each.language?.code === language);
  const own = translation?.files.get(name)?.problem(pathOf(field), '');
  return own && own.file === site.files.get(name)?.problem([], '').file ? own.field : undefined;
}

/**
 * Finds the field of a part of a page.
 *
 * @param query with `file` and `path` of a text; otherwise with `value`, the address of an image, a date or a number, and
 *   with `files`, the files of the texts around it, the nearest first; with the `language` of the page
 * @returns it with the language of the column that has it
 */
export function fieldOf(site: Site, query: Readonly<Record<string, string>>): FormPlace | undefined {
  const { file, path: place, value = '', files = '', language = '' } = query;
  const [first] = readLanguages(site);
  const { findPlace } = readForms(site);
  const placeIn = (name: string, field: string) => {
    const inherited = inheritedField(site, language, name, field);
    const found = findPlace({ file: path.join(site.directory, name), field: inherited ?? field });
    const isOfFirst = found?.isOnlyInFirst || inherited !== undefined;
    return found && { ...found, language: (isOfFirst && first?.code) || language };
  };
  if (file && place) return placeIn(file, place);
  const all = inAllLanguages(site).flatMap(({ fields }) => fields);
  // Each page has the telephone number and the address, also where no text of their file is near.
  for (const name of [...files.split('|'), 'site.json']) {
    const field = all.find((each) => each.file.name === name && isShownAs(value, each));
    if (field) return placeIn(name, field.path.join('.'));
  }
  return undefined;
}
