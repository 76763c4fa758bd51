import type { EntryCollection, ViewFilter } from '@sveltia/cms';
import { imageIn } from '../../src/content-model/field-types';
import type { Schema } from '../../src/content-model/schema';
import { isRecord } from '../definitions/definitions';
import { readLanguages } from '../model/languages/languages';
import type { Site } from '../model/site';

type EntryList = Pick<
  EntryCollection,
  'summary' | 'thumbnail' | 'sortable_fields' | 'view_filters' | 'view_groups'
>;

const scheduled = { name: 'scheduled', label: 'Scheduled', field: 'date', gt: '{{today}}' };

/** Whether a collection has an entry whose day has not come. */
function hasScheduled({ files }: Site, folder: string): boolean {
  const today = new Date().toISOString().slice(0, 10);
  return [...files.values()].some(
    ({ name, value }) => name.startsWith(`${folder}/`) && isRecord(value) && String(value.date ?? '') > today,
  );
}

/** Filters of Sveltia CMS know only what an entry has in the first language: the names of translated ones are in their conditions. */
function notIn({ files, translations }: Site, code: string, name: string, folder: string): ViewFilter {
  const fallbacks = translations.find(({ language }) => language?.code === code)?.fallbacks;
  const translated = [...files.keys()].filter(
    (file) => file.startsWith(`${folder}/`) && !fallbacks?.has(file),
  );
  return {
    label: `Not in ${name}`,
    field: 'slug',
    not_in: translated.map((file) => file.replace(/^.*\/|\.\w+$/g, '')),
  };
}

/**
 * What the list of a collection shows of its entries, their order, and filters.
 *
 * @param folder of the entries in the content
 */
export function entryList(site: Site, schema: Schema, folder: string): EntryList {
  const { properties = {}, summary } = schema;
  const has = (key: string) => properties[key] !== undefined;
  const others = readLanguages(site).slice(1);
  const time = ['date', 'year'].find(has);
  return {
    summary: summary && summary + (others.length > 0 ? ' · {{locales}}' : ''),
    thumbnail: imageIn(schema),
    // The latest first, as on the site.
    sortable_fields: time
      ? {
          fields: [time, ...['title', 'client', 'author'].filter(has)],
          default: { field: time, direction: 'descending' },
        }
      : undefined,
    view_filters: [
      ...(has('draft') ? [{ label: 'Drafts', field: 'draft', eq: true }] : []),
      ...(has('date') ? [scheduled] : []),
      ...others.map(({ code, name }) => notIn(site, code, name, folder)),
    ],
    // Summaries cannot compare a date with today.
    view_groups:
      has('date') && hasScheduled(site, folder)
        ? { groups: [scheduled], default: scheduled.name }
        : undefined,
  };
}
