import { createHash } from 'node:crypto';
import path from 'node:path';

/** On the root element in the dark theme. Modules refer to it with `@variant dark`. */
const themeClass = 'dark';

/** The modules that have each name, with the local name. */
const owners = new Map<string, string>();

/**
 * Names a class of a CSS module: `plan-4k1`. The default names have the name of the file too, which makes pages larger.
 *
 * @throws when another class has the same name: its styles would apply to both
 */
export function uniqueClassName(
  { resourcePath }: { resourcePath: string },
  _: string,
  local: string,
): string {
  if (local === themeClass) return local;
  const owner = `${path.relative('.', resourcePath).replaceAll(path.sep, '/')}: .${local}`;
  const digest = createHash('md5').update(owner).digest().readUInt32BE().toString(36).slice(-3);
  const name = `${local}-${digest}`;
  const other = owners.get(name);
  if (other && other !== owner)
    throw new Error(`${owner} and ${other} both have the class name ${name}. Rename one of them.`);
  owners.set(name, owner);
  return name;
}
