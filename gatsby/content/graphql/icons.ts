import { fab, type IconDefinition } from '@fortawesome/free-brands-svg-icons';
import { iconShapes } from '../../../src/content-model/parts/icon-shapes';
import type { IconData } from '../../../src/content-model/parts/names';

/** The logos of networks by name. The network that was called Twitter has the logo of X. */
const networks = new Map<string, IconDefinition>(Object.values(fab).map((logo) => [logo.iconName, logo])).set(
  'twitter',
  fab.faXTwitter as IconDefinition,
);

export const networkNames: readonly string[] = [...networks.keys()];

interface Source {
  icon?: keyof typeof iconShapes;
  network?: string;
}

/** An icon of lines; null for a missing name. */
const outlineIcon = (name: keyof typeof iconShapes | undefined): IconData | null =>
  name ? { viewBox: '0 0 24 24', paths: iconShapes[name] } : null;

/** A network's logo, as a filled shape. In development a name may be wrong for a moment. */
function networkIcon(name: string): IconData | null {
  const logo = networks.get(name);
  if (!logo) return null;
  const [width, height, , , path] = logo.icon;
  return { viewBox: `0 0 ${width} ${height}`, paths: [path].flat() };
}

/** Resolves the field of a type whose content names an icon or a network. */
export const resolveIcon = ({ icon, network }: Source): IconData | null =>
  network ? networkIcon(network) : outlineIcon(icon);
