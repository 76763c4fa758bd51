import * as brands from '@fortawesome/free-brands-svg-icons';
import * as outline from '@heroicons/react/24/outline';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Definitions, partsOf } from './definitions';

const icons = {
  bag: outline.ShoppingBagIcon,
  beaker: outline.BeakerIcon,
  bolt: outline.BoltIcon,
  briefcase: outline.BriefcaseIcon,
  building: outline.BuildingOffice2Icon,
  chart: outline.ChartBarIcon,
  chat: outline.ChatBubbleLeftRightIcon,
  check: outline.CheckBadgeIcon,
  code: outline.CodeBracketIcon,
  envelope: outline.EnvelopeIcon,
  globe: outline.GlobeAltIcon,
  map: outline.MapIcon,
  pencil: outline.PencilIcon,
  people: outline.UsersIcon,
  phone: outline.DevicePhoneMobileIcon,
  puzzle: outline.PuzzlePieceIcon,
  rocket: outline.RocketLaunchIcon,
  search: outline.MagnifyingGlassIcon,
  shield: outline.ShieldCheckIcon,
  sparkles: outline.SparklesIcon,
  swatch: outline.SwatchIcon,
  window: outline.WindowIcon,
} as const;

const networks = {
  facebook: brands.faFacebook,
  twitter: brands.faXTwitter,
  instagram: brands.faInstagram,
  linkedin: brands.faLinkedin,
  github: brands.faGithub,
} as const;

export const iconNames = Object.keys(icons);

export const networkNames = Object.keys(networks);

interface Source {
  icon?: keyof typeof icons;
  network?: keyof typeof networks;
}

/** An icon of lines; null for a missing name. */
function outlineIcon(name: keyof typeof icons | undefined): Queries.Icon | null {
  if (!name) return null;
  const markup = renderToStaticMarkup(createElement(icons[name]));
  return { viewBox: '0 0 24 24', paths: [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path) };
}

/** A network's mark, as a filled shape. */
function networkIcon(name: keyof typeof networks): Queries.Icon {
  const [width, height, , , path] = networks[name].icon;
  return { viewBox: `0 0 ${width} ${height}`, paths: [path].flat() };
}

/** Resolves the field `icon` of a type whose content names an icon or a network. */
const resolveIcon = ({ icon, network }: Source): Queries.Icon | null =>
  network ? networkIcon(network) : outlineIcon(icon);

/** Resolvers for every type with a property of the format "icon" or "network". */
export const iconResolvers = (definitions: Definitions) =>
  Object.fromEntries(
    [...definitions.values()]
      .flatMap(partsOf)
      .filter(({ properties = {} }) =>
        Object.values(properties).some(({ format = '' }) => ['icon', 'network'].includes(format)),
      )
      .map(({ title = '' }) => [title, { icon: { resolve: resolveIcon } }]),
  );
