import fs from 'node:fs';
import path from 'node:path';

/** Scripts for workers that Gatsby copies into every site; nothing here asks for them (see webpack.ts). */
const unused = '~partytown';

/**
 * Takes out of the built site what no page uses, so that all code on the host is code that has been looked at.
 *
 * @param folder absolute path of the built site
 */
export function removeUnused(folder: string): void {
  fs.rmSync(path.join(folder, unused), { recursive: true, force: true });
}
