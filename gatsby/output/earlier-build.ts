import fs from 'node:fs';
import path from 'node:path';

/** In Gatsby's cache, so that it is deleted with it. */
const record = '.cache/site-address.txt';

/**
 * What the cache belongs to: the address, because query results have the URLs of images, and the folder of the project,
 * because Gatsby's state and webpack's cache have the absolute paths of files.
 */
const ownerOf = (address: string): string => `${address}\n${process.cwd()}`;

/**
 * Deletes the built site if it has another address, or if the project was moved or copied. Gatsby then also deletes its
 * cache. Call it in `onPreInit`, before Gatsby opens the cache.
 */
export function deleteOutdatedBuild(address: string): void {
  // At a first start nothing is outdated, and Gatsby copies files while this runs.
  if (!fs.existsSync(record)) return;
  if (fs.readFileSync(record, 'utf8') !== ownerOf(address))
    fs.rmSync('public', { recursive: true, force: true });
}

/** Records what the cache belongs to. Call it when Gatsby has emptied an old cache. */
export const recordBuild = (address: string): void => fs.writeFileSync(record, ownerOf(address));

/** Folders and files that the build adds to those of Gatsby, and worker scripts that Gatsby copies and no page uses. */
const added = /^(?:admin|calendar|pagefind|~partytown|forms\.html)$|(?:^|[\\/])rss\.xml$|\.(?:br|gz)$/;

/** Deletes what an earlier build has added: servers would still send the compressed copy of a page that is gone. */
export function deleteEarlierOutput(folder: string): void {
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (added.test(file)) fs.rmSync(path.join(folder, file), { recursive: true, force: true });
}
