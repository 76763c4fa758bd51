import fs from 'node:fs';
import path from 'node:path';
import type { ShippedPackage } from './shipped-packages';

const licenceFile = /^(?:licen[cs]e|copying|notice)(?:\.(?:md|txt))?$/i;

/**
 * Lists packages whose licence nobody has found to be permissive.
 *
 * @param packages what reaches visitors
 * @param permissive `license` fields that are, to the letter
 * @returns the others
 */
export const impermissible = (
  packages: readonly ShippedPackage[],
  permissive: readonly string[],
): ShippedPackage[] => packages.filter(({ licence }) => !permissive.includes(licence));

/**
 * Writes down what packages ask to go with them: the table of all, and each licence's text with its copyright line.
 *
 * @param packages what reaches visitors
 * @param root absolute path of the project
 * @returns plain text
 */
export function licenceText(packages: readonly ShippedPackage[], root: string): string {
  const byText = new Map<string, string[]>();
  for (const { name, version, licence, folder } of packages) {
    const text = textIn(path.join(root, folder)) ?? `${licence}; the package brings no text.`;
    byText.set(text, [...(byText.get(text) ?? []), `${name} ${version}`]);
  }
  return [
    'Foldline stands on the work of others. What of it reaches you, and under which licence:',
    table(packages),
    ...[...byText].map(([text, names]) => `${names.join('\n')}\n\n${text}`),
  ]
    .join(`\n\n${'-'.repeat(80)}\n\n`)
    .concat('\n');
}

/**
 * Lists packages in columns.
 *
 * @param packages what reaches visitors
 * @returns a line for each: name, version, licence
 */
export function table(packages: readonly ShippedPackage[]): string {
  const widthOf = (column: 'name' | 'version') =>
    Math.max(...packages.map(({ [column]: { length } }) => length)) + 2;
  return packages
    .map(
      ({ name, version, licence }) =>
        name.padEnd(widthOf('name')) + version.padEnd(widthOf('version')) + licence,
    )
    .join('\n');
}

function textIn(folder: string): string | undefined {
  const files = fs.readdirSync(folder).filter((file) => licenceFile.test(file));
  if (files.length === 0) return undefined;
  return files
    .map((file) =>
      fs
        .readFileSync(path.join(folder, file), 'utf8')
        .replaceAll(/[ \t\r]+$/gm, '')
        .trim(),
    )
    .join('\n\n');
}
