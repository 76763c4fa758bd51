import { fab, type IconDefinition } from '@fortawesome/free-brands-svg-icons';
import type { IconData } from '../../src/content-model';

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
