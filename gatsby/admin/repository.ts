import fs from 'node:fs';
import path from 'node:path';

/** The root of the repository that a folder is in. */
export function repositoryOf(folder: string): string | undefined {
  if (fs.existsSync(path.join(folder, '.git'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : repositoryOf(parent);
}
