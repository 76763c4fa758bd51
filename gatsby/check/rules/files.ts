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
};

/** In bytes. Some hosts take no larger files. */
const largest = 25_000_000;

/** @param href "/files/prices.pdf" */
export function explainDownload(href: string, site: Site): string | undefined {
  const [rest] = /[#?].*/.exec(href) ?? [];
  if (rest) return `found ${quote(href)}, expected the address of the file alone, without ${quote(rest)}`;
  const name = href.slice(1);
  const message = explainName(name) ?? explainFile(site, href, 'a file', Object.keys(downloadTypes));
  if (message) return message;
  const file = path.join(site.directory, name);
  const { size } = fs.statSync(file);
  if (size > largest)
    return `the file ${quote(href)} has ${sizeText(size, 'en')}, expected at most ${sizeText(largest, 'en')}; a larger one can be on another site`;
  const ending = path.extname(name).toLowerCase();
  // https://www.iso.org/standard/75839.html lets other bytes come before those of a PDF.
  const start = ending === '.pdf' ? '%PDF-' : ending in archives ? 'PK\u0003\u0004' : '';
  return fs.readFileSync(file).subarray(0, 1024).includes(start)
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
