import * as brands from '@fortawesome/free-brands-svg-icons';
import { iconShapes } from '../../../src/content-model/parts/icon-shapes';
import type { IconData, networkNames } from '../../../src/content-model/parts/names';

const networks: Record<(typeof networkNames)[number], brands.IconDefinition> = {
  facebook: brands.faFacebook,
  twitter: brands.faXTwitter,
  instagram: brands.faInstagram,
  linkedin: brands.faLinkedin,
  github: brands.faGithub,
};

interface Source {
  icon?: keyof typeof iconShapes;
  network?: keyof typeof networks;
}

/** An icon of lines; null for a missing name. */
const outlineIcon = (name: keyof typeof iconShapes | undefined): IconData | null =>
  name ? { viewBox: '0 0 24 24', paths: iconShapes[name] } : null;

/** A network's mark, as a filled shape. */
function networkIcon(name: keyof typeof networks): IconData {
  const [width, height, , , path] = networks[name].icon;
  return { viewBox: `0 0 ${width} ${height}`, paths: [path].flat() };
}

/** Resolves the field of a type whose content names an icon or a network. */
export const resolveIcon = ({ icon, network }: Source): IconData | null =>
  network ? networkIcon(network) : outlineIcon(icon);
