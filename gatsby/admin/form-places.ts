import path from 'node:path';
import { isRecord } from '../definitions/definitions';
import { readLanguages } from '../model/languages/languages';
import type { Site } from '../model/site';
import type { Problem } from '../parse/problem';
import { adminConfig, folderInRepository } from './config';
import { type Form, isOnlyInFirst, labelsOf, pathOf } from './field-labels';

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
  /** Whether the column of the first language has it for all. */
  isOnlyInFirst: boolean;
  /** What follows the address of the admin: "#/collections/section-pricing/entries/plans". */
  hash: string;
}

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
      isOnlyInFirst: isOnlyInFirst(form.fields, keys),
      hash: `#/collections/${form.collection}/entries/${entry}`,
    };
  };

  return { fileOf, folderOf, findPlace };
}
