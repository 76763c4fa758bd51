import fs from 'node:fs';
import path from 'node:path';
import { sites } from './sites';

/** The files of a built site. */
export const builtFolder = (name: keyof typeof sites): string => path.resolve(sites[name].folder, 'public');

/** The paths of files and folders of a built site, relative to its folder. */
export const builtFiles = (name: keyof typeof sites): string[] =>
  fs
    .readdirSync(builtFolder(name), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'));

/**
 * Reads all pages of a built site for visitors.
 *
 * @returns the HTML by the page's path: "/about", and "/404.html" for unknown addresses, in each language
 */
export function builtPages(name: keyof typeof sites): Map<string, string> {
  const folder = builtFolder(name);
  const files = builtFiles(name).filter((file) =>
    /^(?!page-data\/|admin\/)(?:.*\/)?(?:404|index)\.html$/.test(file),
  );
  return new Map(
    files.map((file) => [
      `/${file.replace(/\/?index\.html$/, '')}`,
      fs.readFileSync(path.join(folder, file), 'utf8'),
    ]),
  );
}
