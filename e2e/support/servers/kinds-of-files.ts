import { immutable, revalidate } from '../../../gatsby/output/hosting/headers';

/** One file of each kind, and how servers send it: its type, its caching, and whether other sites can show it. */
export const kinds = [
  [/^index\.html$/, 'text/html', revalidate],
  [/^services\/[\w-]+\/index\.html$/, 'text/html', revalidate],
  [/^app-\w+\.js$/, 'text/javascript', immutable],
  [/^styles\.\w+\.css$/, 'text/css', immutable],
  [/^static\/.*\.woff2$/, 'font/woff2', immutable],
  [/^static\/.*\.avif$/, 'image/avif', immutable],
  [/^share\/.*\.jpg$/, 'image/jpeg', revalidate, 'cross-origin'],
  [/^page-data\/index\/page-data\.json$/, 'application/json', revalidate],
  [/^sitemap\.xml$/, 'text/xml', revalidate],
  [/^robots\.txt$/, 'text/plain', revalidate],
  [/^manifest\.webmanifest$/, 'application/manifest+json', revalidate],
  [/^favicon\.svg$/, 'image/svg+xml', revalidate, 'cross-origin'],
  [/^apple-touch-icon\.png$/, 'image/png', revalidate, 'cross-origin'],
  [/^icon-\w+\.png$/, 'image/png', revalidate, 'cross-origin'],
  [/^favicon\.ico$/, 'image/x-icon', revalidate, 'cross-origin'],
] as const satisfies readonly (readonly [RegExp, string, string, 'cross-origin'?])[];

/** Files that content can have for download: servers send the type that IANA has registered. */
export const downloads = {
  /** Without the ending. */
  address: '/files/prices',
  types: {
    '.pdf': 'application/pdf',
    '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    '.odt': 'application/vnd.oasis.opendocument.text',
    '.ods': 'application/vnd.oasis.opendocument.spreadsheet',
    '.odp': 'application/vnd.oasis.opendocument.presentation',
    '.epub': 'application/epub+zip',
    '.zip': 'application/zip',
    '.txt': 'text/plain',
    '.csv': 'text/csv',
    '.ics': 'text/calendar',
    '.mp4': 'video/mp4',
    '.webm': 'video/webm',
    '.vtt': 'text/vtt',
  } as Readonly<Record<string, string>>,
};
