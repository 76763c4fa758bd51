import fs from 'node:fs';
import path from 'node:path';
import { fab, type IconDefinition } from '@fortawesome/free-brands-svg-icons';
import type { IconData } from '../../src/content-model';
import { iconShapes } from '../../src/content-model/parts/icon-shapes';

/** The logos of networks by name. The network that was called Twitter has the logo of X. */
const networks = new Map<string, IconDefinition>(Object.values(fab).map((logo) => [logo.iconName, logo])).set(
  'twitter',
  fab.faXTwitter as IconDefinition,
);

export const networkNames: readonly string[] = [...networks.keys()];

export function networkIcon(name: string): IconData | null {
  const logo = networks.get(name);
  if (!logo) return null;
  const [width, height, , , path] = logo.icon;
  return { viewBox: `0 0 ${width} ${height}`, paths: [path].flat() };
}

const folder = path.resolve('node_modules/@heroicons/react/24/outline');

/** "academic-cap" for "AcademicCapIcon.js", and "bars-3" for "Bars3Icon.js". */
const nameOf = (file: string): string =>
  file
    .replace('Icon.js', '')
    .replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=[A-Z\d])(?=[A-Z][a-z])/g, '-')
    .toLowerCase();

/** The files of Heroicons by their names. */
const heroicons = new Map(
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('Icon.js'))
    .map((file) => [nameOf(file), file]),
);

export const outlineNames: readonly string[] = [
  ...new Set([...Object.keys(iconShapes), ...heroicons.keys()]),
];

/** The lines of an icon that the site draws itself, or of Heroicons. */
export function outlineIcon(name: string): IconData | null {
  const viewBox = '0 0 24 24';
  if (name in iconShapes) return { viewBox, paths: iconShapes[name as keyof typeof iconShapes] };
  const file = heroicons.get(name);
  if (!file) return null;
  const source = fs.readFileSync(path.join(folder, file), 'utf8');
  return { viewBox, paths: [...source.matchAll(/\bd: "([^"]+)"/g)].map(([, shape = '']) => shape) };
}
