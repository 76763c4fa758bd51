import fs from 'node:fs';
import path from 'node:path';

/**
 * Brings a copy of the content up to date. The site is made from this copy, which only ever receives good content:
 * so a mistake in a file that is being edited takes nothing away from the pages.
 *
 * @param source absolute path of the content folder
 * @param copy absolute path of the copy; made when it is missing
 */
export function copyContent(source: string, copy: string): void {
  const wanted = new Set(filesIn(source).filter(isContent));
  fs.mkdirSync(copy, { recursive: true });
  // Images come before the texts that name them, and files that stay the same are not touched.
  for (const name of [...wanted].sort((a, b) => Number(isText(a)) - Number(isText(b)))) {
    const bytes = fs.readFileSync(path.join(source, name));
    const target = path.join(copy, name);
    if (fs.existsSync(target) && bytes.equals(fs.readFileSync(target))) continue;
    fs.mkdirSync(path.dirname(target), { recursive: true });
    fs.writeFileSync(target, bytes);
  }
  for (const name of filesIn(copy)) if (!wanted.has(name)) fs.rmSync(path.join(copy, name));
}

const isText = (name: string): boolean => name.endsWith('.json');

/**
 * Says in what state a folder is: another text after any change of a file.
 *
 * @param folder absolute path
 */
export const stateOf = (folder: string): string =>
  filesIn(folder)
    .map((name) => {
      // A file that has just gone counts as a change.
      const stats = fs.statSync(path.join(folder, name), { throwIfNoEntry: false });
      return `${name} ${stats?.mtimeMs} ${stats?.size}`;
    })
    .join('\n');

/** Neither the definitions, nor the guide, nor the hidden files of an editor program. */
const isContent = (name: string): boolean => !/^schemas\/|\.md$|(^|\/)\./.test(name);

function filesIn(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
