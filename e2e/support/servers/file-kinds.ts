import fs from 'node:fs';
import path from 'node:path';
import { builtFiles, builtFolder } from '../site/built-site';

export const revalidated = 'public, max-age=0, must-revalidate';
const immutable = 'public, max-age=31536000, immutable';

const files = builtFiles('frozen');

/** One file of each kind in the built site, and how servers send it. */
export const kinds = (
  [
    ['the home page', /^index\.html$/, 'text/html', revalidated],
    ['a page', /^about\/index\.html$/, 'text/html', revalidated],
    ['a page in a folder', /^services\/web-design\/index\.html$/, 'text/html', revalidated],
    ['a script', /^app-\w+\.js$/, 'text/javascript', immutable],
    ['a style sheet', /^styles\.\w+\.css$/, 'text/css', immutable],
    ['a font', /^static\/.*\.woff2$/, 'font/woff2', immutable],
    ['an image', /^static\/.*\.avif$/, 'image/avif', immutable],
    ['a shared image', /^share\/.*\.jpg$/, 'image/jpeg', revalidated],
    ['the data of a page', /^page-data\/about\/page-data\.json$/, 'application/json', revalidated],
    ['the sitemap', /^sitemap\.xml$/, 'text/xml', revalidated],
    ['robots.txt', /^robots\.txt$/, 'text/plain', revalidated],
    ['the manifest', /^manifest\.webmanifest$/, 'application/manifest+json', revalidated],
    ['an icon', /^favicon\.svg$/, 'image/svg+xml', revalidated],
    ['the icon of old browsers', /^favicon\.ico$/, 'image/x-icon', revalidated],
  ] as const
).map(([name, pattern, type, caching]) => {
  const file = files.find((candidate) => pattern.test(candidate));
  if (!file) throw new Error(`The built site has no file like ${pattern.source}`);
  return {
    ...{ name, type, caching },
    address: `/${file.replace(/\/?index\.html$/, '')}`,
    bytes: fs.readFileSync(path.join(builtFolder('frozen'), file)),
    isCompressed: files.includes(`${file}.br`),
  };
});
