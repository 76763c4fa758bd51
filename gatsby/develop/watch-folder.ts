import fs from 'node:fs';
import path from 'node:path';

/** How long a folder is left alone before a change counts, in ms: programs save a file in several steps. */
const quiet = 40;

/**
 * Watches a folder and the folders in it, on every system alike.
 *
 * @param folder absolute path
 * @param onChange called once for changes that follow each other closely
 * @returns ends the watch
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  const watchers = new Map<string, fs.FSWatcher>();
  let timer: NodeJS.Timeout | undefined;

  function follow(): void {
    for (const name of foldersIn(folder)) {
      if (watchers.has(name)) continue;
      const forget = () => {
        watchers.get(name)?.close();
        watchers.delete(name);
      };
      const watcher = fs.watch(name, () => {
        if (!fs.existsSync(name)) forget();
        clearTimeout(timer);
        timer = setTimeout(() => {
          follow();
          onChange();
        }, quiet);
      });
      watcher.on('error', forget);
      watchers.set(name, watcher);
    }
  }

  follow();
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}

function foldersIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  const inside = fs.readdirSync(folder, { recursive: true, withFileTypes: true });
  return [
    folder,
    ...inside.filter((entry) => entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name)),
  ];
}
