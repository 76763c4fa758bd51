import fs from 'node:fs';

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
  const previous = fs.existsSync(record) ? fs.readFileSync(record, 'utf8') : undefined;
  if (previous !== ownerOf(address)) fs.rmSync('public', { recursive: true, force: true });
}

/** Records what the cache belongs to. Call it when Gatsby has emptied an old cache. */
export const recordBuild = (address: string): void => fs.writeFileSync(record, ownerOf(address));
