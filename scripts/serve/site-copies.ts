import { cpSync, mkdtempSync, rmSync, watchFile } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How often the end of a build is looked for, in ms. */
const interval = 500;

/**
 * Copies the built site to a temporary folder, now and after every build, so that no request reads a file that a build
 * is writing. A build writes `_headers` last. The copies are removed when the process exits.
 *
 * @param onCopy receives the folder of each copy when it is complete
 * @throws if the site has not been built
 */
export function copyAfterBuilds(site: string, onCopy: (folder: string) => void): void {
  const root = mkdtempSync(join(tmpdir(), 'served-site-'));
  process.on('exit', () => rmSync(root, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit());

  const copies: string[] = [];
  const copy = (): void => {
    const folder = mkdtempSync(join(root, 'copy-'));
    cpSync(site, folder, { recursive: true, preserveTimestamps: true });
    onCopy(folder);
    // Answers that have started may still read the last copy.
    copies.push(folder);
    if (copies.length > 2) rmSync(copies.shift() ?? '', { recursive: true, force: true });
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
