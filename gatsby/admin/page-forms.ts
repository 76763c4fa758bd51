import path from 'node:path';
import { inAllLanguages } from '../model/languages/languages';
import type { Site } from '../model/site';
import type { FormLink } from './browser/page-forms';
import { readForms } from './form-places';

/** The forms of each page by its path: its own, or that of its entry, and those of its sections. */
export function pageForms(site: Site): Record<string, readonly FormLink[]> {
  const { findPlace } = readForms(site);
  const linkTo = (name = ''): FormLink[] => {
    const place = findPlace({ file: path.join(site.directory, name), field: '' });
    return place ? [{ label: [place.form, place.entry].filter(Boolean).join(': '), hash: place.hash }] : [];
  };
  const pages = inAllLanguages(site).flatMap(({ routes, entries, sections }) => [
    ...routes.map(
      (route) =>
        [route.path, ['pages.json', ...route.sections.map((name) => sections.get(name)?.file.name)]] as const,
    ),
    ...entries.map((entry) => [entry.path, [entry.file]] as const),
  ]);
  return Object.fromEntries(pages.map(([address, files]) => [address, files.flatMap(linkTo)]));
}
