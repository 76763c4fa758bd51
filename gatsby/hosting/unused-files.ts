import fs from 'node:fs';
import path from 'node:path';

/**
 * Deletes the worker scripts that Gatsby copies into every site. No page uses them (see gatsby/webpack.ts).
 *
 * @param folder absolute path of the built site
 */
export function removeUnusedFiles(folder: string): void {
  fs.rmSync(path.join(folder, '~partytown'), { recursive: true, force: true });
}
