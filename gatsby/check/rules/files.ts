import fs from 'node:fs';
import path from 'node:path';
import { eitherOf, quote } from '../../parse/problem';
import type { Site } from '../../model/site';
import { imagesIn, linkedDownloads, sizeText } from '../../model/downloads';
import { sectionsOf } from '../../model/pages/section';
import { inAllLanguages } from '../../model/languages/languages';
import { problemIn, type Rule, type Rules } from './rule';
import { defaultSections } from '../../../src/content-model/files/pages';
import { baseName, sectionFolder, sectionName } from '../../definitions/definitions';
import { explainFile, explainName, imageEndings } from './images/image-file';

const office = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

const archives = {
  '.docx': `${office}.wordprocessingml.document`,
  '.xlsx': `${office}.spreadsheetml.sheet`,
  '.pptx': `${office}.presentationml.presentation`,
  '.odt': `${openDocument}.text`,
  '.ods': `${openDocument}.spreadsheet`,
  '.odp': `${openDocument}.presentation`,
  '.epub': 'application/epub+zip',
  '.zip': 'application/zip',
};

/**
 * The media types of downloads. Browsers run none of them as a page of the site.
 *
 * @see https://www.iana.org/assignments/media-types/media-types.xhtml
 */
export const downloadTypes: Readonly<Record<string, string>> = {
  '.pdf': 'application/pdf',
  ...archives,
  '.txt': 'text/plain',
  '.csv': 'text/csv',
  '.ics': 'text/calendar',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};

/** In bytes. Some hosts take no larger files, and films are shown on pages. */
const largestOf = (ending: string): number => (['.mp4', '.webm'].includes(ending) ? 8_000_000 : 25_000_000);

/** What is near the start of files. ISO 32000 lets other bytes come before those of a PDF, and ISO 14496-12 names "ftyp". */
const startOf = (ending: string): string =>
  ({ '.pdf': '%PDF-', '.mp4': 'ftyp', '.webm': '\u001aE', '.vtt': 'WEBVTT' })[ending] ??
  (ending in archives ? 'PK\u0003\u0004' : '');

/** @param href "/files/prices.pdf" */
export function explainDownload(href: string, site: Site): string | undefined {
  const [rest] = /[#?].*/.exec(href) ?? [];
  if (rest) return `found ${quote(href)}, expected the address of the file alone, without ${quote(rest)}`;
  const name = href.slice(1);
  const message = explainName(name) ?? explainFile(site, href, 'a file', Object.keys(downloadTypes));
  if (message) return message;
  const file = path.join(site.directory, name);
  const { size } = fs.statSync(file);
  const ending = path.extname(name).toLowerCase();
  const largest = largestOf(ending);
  if (size > largest)
    return `the file ${quote(href)} has ${sizeText(size, 'en')}, expected at most ${sizeText(largest, 'en')}; a larger one can be on another site`;
  return fs.readFileSync(file).subarray(0, 1024).includes(startOf(ending))
    ? undefined
    : `the file ${quote(href)} is damaged or of another kind, expected one that a program has saved as ${ending}`;
}

/** Documentation for editors, definitions, and files that systems and editor programs create. */
const ignored = /^(?:schemas\/|(?:README|reference)\.md$)|(?:^|\/)(?:[.~]|Thumbs\.db$|desktop\.ini$)|~$/;

const filesAreUsed: Rule = (site) => {
  if (site.home !== '/') return [];
  const languages = inAllLanguages(site);
  const listed = languages.flatMap(({ fields }) =>
    fields.flatMap(({ schema, value }) => (schema.collection ? `${schema.collection}/${String(value)}` : [])),
  );
  const sections = [...languages.flatMap(({ routes }) => routes.flatMap(sectionsOf)), ...defaultSections];
  const shown = new Set([...listed, ...sections.map((name) => sectionFolder + name)]);
  const hidden = [...site.files.values()].filter(
    ({ name, definition }) => name.includes('/') && !definition?.parentPath && !shown.has(baseName(name)),
  );
  const used = new Set(
    languages.flatMap((language) => [...imagesIn(language), ...linkedDownloads(language)]),
  );
  const unread = site.names.filter((name) => !ignored.test(name) && !site.files.has(name) && !used.has(name));
  return [
    ...hidden.map((file) => {
      const name = sectionName(file.name);
      const message = `no page shows this section, expected "${name}" in the sections of a page in pages.json`;
      return file.problem([], name ? message : 'no section shows this file');
    }),
    ...unread.flatMap((name) =>
      problemIn(
        site,
        name,
        [],
        name.startsWith('files/')
          ? 'no link leads to this file'
          : isImage(name) && name.startsWith('images/')
            ? 'no page shows this image'
            : `the site does not read this file, only content files and images in images/ that end in ${eitherOf(imageEndings)}`,
      ),
    ),
  ];
};

const isImage = (name: string): boolean =>
  [...imageEndings, '.svg'].includes(path.extname(name).toLowerCase());

export const fileRules: Rules = { warnings: [filesAreUsed] };
