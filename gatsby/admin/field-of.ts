import path from 'node:path';
import { inAllLanguages, readLanguages } from '../model/languages/languages';
import type { Site, SiteField } from '../model/site';
import { type FormPlace, readForms } from './form-places';

/** Whether a page shows the value of a field like that: an image has a name of its own on a page. */
const isShownAs = (text: string, { value, schema }: SiteField): boolean =>
  schema.fieldType?.isImageFile
    ? path.parse(String(value)).name === path.parse(text).name
    : String(value) === text;

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
    const found = findPlace({ file: path.join(site.directory, name), field });
    return found && { ...found, language: (found.isOnlyInFirst && first?.code) || language };
  };
  if (file && place) return placeIn(file, place);
  const all = inAllLanguages(site).flatMap(({ fields }) => fields);
  for (const name of files.split('|')) {
    const field = all.find((each) => each.file.name === name && isShownAs(value, each));
    if (field) return placeIn(name, field.path.join('.'));
  }
  return undefined;
}
