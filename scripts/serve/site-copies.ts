import { cpSync, mkdtempSync, readdirSync, rm, rmSync, watchFile } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How often the end of a build is looked for, in ms. */
const interval = 500;

const prefix = 'served-site-';

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** Removes the copies of servers that were killed. The names have the ids of their processes. */
function removeStaleCopies(): void {
  for (const name of readdirSync(tmpdir())) {
    const [, id] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? [];
    if (!id) continue;
    try {
      // The signal 0 only looks for the process.
      process.kill(Number(id), 0);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') continue;
      // The folder of another user stays.
      rm(join(tmpdir(), name), { recursive: true }, () => undefined);
    }
  }
}

/**
 * Copies the built site to a temporary folder, now and after every build, so that no request reads a file that a build
 * is writing. A build writes `_headers` last. The copies are removed when the process exits.
 *
 * @param onCopy receives the folder of each copy when it is complete
 * @throws if the site has not been built
 */
export function copyAfterBuilds(site: string, onCopy: (folder: string) => void): void {
  removeStaleCopies();
  const root = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  process.on('exit', () => remove(root));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());

  const copies: string[] = [];
  const copy = (): void => {
    const folder = mkdtempSync(join(root, 'copy-'));
    try {
      cpSync(site, folder, { recursive: true, preserveTimestamps: true });
      onCopy(folder);
    } catch (error) {
      remove(folder);
      throw error;
    }
    // Answers that have started may still read the last copy.
    copies.push(folder);
    if (copies.length > 2) remove(copies.shift() ?? '');
  };
  copy();
  watchFile(join(site, '_headers'), { interval }, ({ size }) => {
    if (size === 0) return;
    try {
      copy();
    } catch (error) {
      console.error('The site has changed while it was copied. The next build will be served.', error);
    }
  });
}
