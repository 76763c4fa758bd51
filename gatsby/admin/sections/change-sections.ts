import fs from 'node:fs';
import path from 'node:path';
import { kindDefinitions } from '../../definitions/definitions';
import { createSite } from '../../model/create-site';
import { withoutCopies } from '../../model/languages/inherit';
import { readLanguages } from '../../model/languages/languages';
import { readContent } from '../../model/read-content';
import type { Site } from '../../model/site';
import { canonicalText } from '../../parse/canonical';
import type { UnsavedEntry } from '../browser/check/form-problem';
import type { SectionAnswer, SectionChange } from '../browser/sections/section-change';
import { type Bytes, writeFiles } from '../changes/write-files';
import { readForms } from '../form-places';
import { newSection } from './new-section';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Saves a form together with the file of a section that it adds to a list, or removes from one, if the content has no
 * further problem then.
 */
export async function changeSections(
  directory: string,
  { form, list, add, remove = '' }: SectionChange,
): Promise<SectionAnswer> {
  const site = createSite({ directory, ...(await readContent(directory)) });
  const group = list
    .slice(0, -1)
    .reduce<unknown>((value, key) => isObject(value) && Object.hasOwn(value, key) && value[key], form.values);
  const definition = kindDefinitions.get(add?.kind ?? '');
  const section = site.sections.get(remove);
  const name = readForms(site).fileOf(form.collection, form.slug) ?? '';
  if (!site.files.has(name) || !isObject(group) || !(definition ?? section))
    return { isDone: false, message: 'There is no such list, or no such section.' };
  const [key = ''] = list.slice(-1);
  // A page under construction has no list.
  const names = Array.isArray(group[key]) ? (group[key] as unknown[]) : [];

  const files = new Map<string, Bytes>();
  let hash = `#/collections/${form.collection}/entries/${form.slug}`;
  if (add && definition) {
    const added = newSection(site, definition, add.title);
    files.set(added.file, added.text);
    // What has the heading of the page opens it.
    group[key] = definition.showsHeading ? [added.name, ...names] : [...names, added.name];
    hash = `#/collections/section-${add.kind}/entries/${added.name}`;
  } else if (section) {
    group[key] = names.filter((each) => each !== remove);
    const own = section.file.name;
    for (const file of [own, ...readLanguages(site).map(({ code }) => `${code}/${own}`)])
      if (fs.existsSync(path.join(directory, file))) files.set(file, null);
  }
  for (const [file, text] of textsOf(site, name, form)) files.set(file, text);
  if ([...files.values()].some((text) => text?.includes('"blob:')))
    return { isDone: false, message: 'The form has a new image. Save it first.' };
  return (
    (await writeFiles(directory, files, 'Nothing was saved')) ?? { isDone: true, message: 'Saved.', hash }
  );
}

/** The files of a form, as the form would save them. */
function textsOf(site: Site, name: string, { values }: UnsavedEntry): (readonly [string, string])[] {
  const { folderOf } = readForms(site);
  const original = site.files.get(name)?.value;
  return Object.entries(values).map(([locale, value]) => {
    const folder = folderOf(locale);
    const text = canonicalText(
      name,
      JSON.stringify(value),
      folder ? (own, definition) => withoutCopies(own, original, definition) : undefined,
    );
    return [path.posix.join(folder, name), text] as const;
  });
}
