import fs from 'node:fs';
import path from 'node:path';

/** Absolute path of the content folder: `CONTENT_DIR`, or content/ if that is not set. */
export const contentDirectory = path.resolve(process.env.CONTENT_DIR || 'content');

/** The folder that Gatsby reads: a copy of the last valid content (see copy-content.ts). */
export const sourceDirectory = path.resolve('.cache/content');

/** The path of an image from the content folder, as the system has it: "images/team.jpg" for "/images/team.jpg". */
export const fromFolder = (source: string): string => path.posix.join('.', source);

export const isLocal = (image: string): boolean => !image.startsWith('https://');

export function repositoryOf(folder: string): string | undefined {
  if (fs.existsSync(path.join(folder, '.git'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : repositoryOf(parent);
}
