import fs from 'node:fs';
import path from 'node:path';

/** In Gatsby's cache, so that it is deleted with it. */
const record = path.resolve('.cache/site-address.txt');

/**
 * Deletes the built site if it has another address. Gatsby then also deletes its cache, in which query results have the
 * URLs of images. Call it in `onPreInit`, before Gatsby opens the cache.
 */
export function deleteBuildOfOtherAddress(address: string): void {
  const previous = fs.existsSync(record) ? fs.readFileSync(record, 'utf8') : undefined;
  if (previous !== address) fs.rmSync(path.resolve('public'), { recursive: true, force: true });
}

/** Records the address of the cache. Call it when Gatsby has emptied an old cache. */
export const recordAddress = (address: string): void => fs.writeFileSync(record, address);
