import fs from 'node:fs';
import path from 'node:path';
import { fromFolder, isLocal } from '../folders';
import { inAllLanguages } from './languages/languages';
import type { Site } from './site';

/** Addresses that start with it are those of files in the folder files/ of the content. */
const start = '/files/';

/** The file that a link downloads, as a path from the content folder: "files/prices.pdf". */
export const downloadOf = (href: unknown): string | undefined =>
  typeof href === 'string' && href.startsWith(start) ? href.slice(1) : undefined;

export const linkedDownloads = ({ fields }: Site): Set<string> =>
  new Set(fields.flatMap(({ schema, value }) => (schema.fieldType?.isLink && downloadOf(value)) || []));

/** The images of the content folder that fields name, as paths from it. */
export const imagesIn = ({ fields }: Site): string[] =>
  fields.flatMap(({ schema: { fieldType }, value }) =>
    fieldType?.isImageFile && typeof value === 'string' && isLocal(value) ? fromFolder(value) : [],
  );

/** A size in the words of a language: "240 kB". */
export function sizeText(bytes: number, locale: string): string {
  const kilobytes = Math.round(bytes / 1000);
  const [value, unit] = kilobytes < 1000 ? [kilobytes || 1, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}

/** Type and size of each file by the address of its links, such as "PDF, 240 kB". Null without files. */
export function readDownloads(site: Site): Site['downloads'] {
  const entries = [...linkedDownloads(site)].map((name) => {
    const { size = 0 } = fs.statSync(path.join(site.directory, name), { throwIfNoEntry: false }) ?? {};
    const type = path.extname(name).slice(1).toUpperCase();
    return [`/${name}`, `${type}, ${sizeText(size, site.settings.locale)}`] as const;
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** Also those that only a translation links to. */
export function copyDownloads(site: Site, target: string): void {
  fs.rmSync(path.join(target, start), { recursive: true, force: true });
  for (const name of inAllLanguages(site).flatMap((language) => [...linkedDownloads(language)]))
    fs.cpSync(path.join(site.directory, name), path.join(target, name));
}
