import { createHash } from 'node:crypto';
import path from 'node:path';
import { createSite } from '../../model/create-site';
import { readLanguages } from '../../model/languages/languages';
import type { Site } from '../../model/site';
import { fieldName } from '../../parse/problem';
import { type FormPlace, readForms } from '../form-places';
import type { ContentFile } from '../../parse/parse-text';
import type { Change } from './change';
import type { Difference } from './compare';
import { type ChangedFile, compareFile } from './compare-file';
import { describe } from './describe';
import { languagesBehind } from './languages-behind';
import { filesWithOldValue } from './old-values';
import type { Published } from './published';

/** A change, and what undoes it. */
export interface ListedChange extends Change {
  changed: ChangedFile;
  difference?: Difference;
}

const hash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

/** @param site whose forms are there */
export async function readChanges(site: Site, published: Published) {
  const { directory, files } = site;
  const languages = readLanguages(site)
    .slice(1)
    .map(({ code }) => code);
  const names = [...(await published.listFiles())].sort(([a], [b]) => (a < b ? -1 : 1));
  const changed: ChangedFile[] = [];
  for (const each of names) changed.push(await compareFile(directory, published, each, languages));
  // Forms have names for what has just been added or removed, too.
  const own = changed.flatMap(({ name, ownName, before, after }) =>
    name === ownName ? ([before, after] as const).flatMap((file) => file ?? []) : [],
  );
  const all = new Map([...own.map((file) => [file.name, file] as const), ...files]);
  const { findPlace } = readForms(createSite({ ...site, files: all }));

  const nameOf = (file: ContentFile): string => {
    const { form, entry = '', language = '' } = findPlace(file.problem([], '')) ?? {};
    return [form ?? file.name, entry, language].filter(Boolean).join(', ');
  };
  const changes = changed.flatMap((file): ListedChange[] => {
    const listed = (difference?: Difference): ListedChange => {
      const { path: keys = [], kind = file.state } = difference ?? {};
      // What is removed from a list has no place in it.
      const field = fieldName(['added', 'removed'].includes(kind) ? keys.slice(0, -1) : keys);
      const place = findPlace({ file: path.join(directory, file.name), field }, file.after?.value);
      const [before, after] = difference ? describe(difference) : ['', ''];
      const id = hash([file.name, kind, keys, difference ?? file.stamp]);
      return {
        ...(place ?? withoutForm(file.name)),
        ...(file.state === 'removed' && { hash: '' }),
        ...{ id, file: file.name, kind, before, after, changed: file, difference },
        behind: languagesBehind(site, changed, file, difference),
        stillIn: difference ? filesWithOldValue(site, file.ownName, difference).map(nameOf) : [],
      };
    };
    return file.differences.length > 0 ? file.differences.map(listed) : [listed()];
  });
  return { changes, version: hash(changed.map(({ name, stamp }) => [name, stamp])) };
}

const folders: Readonly<Record<string, string>> = { images: 'Images', files: 'Files' };

function withoutForm(name: string): FormPlace {
  const [, folder = '', rest = name] = /^([^/]+)\/(.+)$/.exec(name) ?? [];
  const form = folders[folder];
  return {
    form: form ?? 'Other files',
    ...{ entry: form ? rest : name, label: '', keyPath: '', language: '', isOnlyInFirst: false, hash: '' },
  };
}
