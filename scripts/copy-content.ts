import fs from 'node:fs';
import path from 'node:path';

/** What is about content in general, and stays. */
const kept = ['README.md', 'reference.md', 'schemas'];

/** The contents to start from, in the folder examples/ of a project. */
export const startingContents = (project: string): string[] =>
  fs
    .readdirSync(path.join(project, 'examples'))
    .filter((name) => fs.existsSync(path.join(project, 'examples', name, 'site.json')));

/** A folder beside another one that there is not yet. */
function freeName(folder: string): string {
  for (let number = 1; ; number += 1) {
    const name = `${folder}-before${number > 1 ? `-${number}` : ''}`;
    if (!fs.existsSync(name)) return name;
  }
}

/**
 * Copies a content into the folder content/ of a project.
 *
 * @returns the folder that has what was there before
 */
export function copyStartingContent(project: string, name: string): string {
  const target = path.join(project, 'content');
  const before = freeName(target);
  for (const entry of fs.readdirSync(target))
    if (!kept.includes(entry)) {
      fs.mkdirSync(before, { recursive: true });
      fs.renameSync(path.join(target, entry), path.join(before, entry));
    }
  const source = path.join(project, 'examples', name);
  for (const entry of fs.readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    const [from, to] = [path.join(source, entry), path.join(target, entry)];
    if (fs.statSync(from).isDirectory()) {
      fs.mkdirSync(to, { recursive: true });
      continue;
    }
    if (!entry.endsWith('.json')) fs.copyFileSync(from, to);
    else {
      // The definitions are nearer.
      const up = path.posix.relative(path.posix.dirname(entry.replaceAll('\\', '/')), '.');
      const schemas = up ? `${up}/schemas/` : './schemas/';
      fs.writeFileSync(to, fs.readFileSync(from, 'utf8').replace(/(?:\.\.\/)+content\/schemas\//, schemas));
    }
  }
  return before;
}
