import * as brands from '@fortawesome/free-brands-svg-icons';
import * as outline from '@heroicons/react/24/outline';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A drawing as pages get it: an icon that content names costs its own lines and no other's. */
export interface Drawing {
  viewBox: string;
  /** The `d` of each path. */
  paths: string[];
}

/** The same for GraphQL. */
export const drawingType = 'type Drawing { viewBox: String! paths: [String!]! }';

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
  facebook: brands.faFacebookF,
  twitter: brands.faTwitter,
  instagram: brands.faInstagram,
  linkedin: brands.faLinkedinIn,
  github: brands.faGithub,
} as const;

/** Every name that content may use for an icon. */
export const iconNames = Object.keys(icons);

/** Every name that content may use for a social network. */
export const networkNames = Object.keys(networks);

/** The drawing of an icon, in lines; null for a name that the content check has refused, or none. */
function iconDrawing(name: string | undefined): Drawing | null {
  const Icon = icons[name as keyof typeof icons] as (typeof icons)['bag'] | undefined;
  if (!Icon) return null;
  const markup = renderToStaticMarkup(createElement(Icon));
  return { viewBox: '0 0 24 24', paths: [...markup.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path) };
}

/** A network's mark, as a filled shape. */
function networkDrawing(name: string): Drawing | null {
  const mark = networks[name as keyof typeof networks] as brands.IconDefinition | undefined;
  if (!mark) return null;
  const [width, height, , , path] = mark.icon;
  return { viewBox: `0 0 ${width} ${height}`, paths: [path].flat() };
}

const ofIcon = ({ icon }: { icon?: string }) => iconDrawing(icon);

/** What each type's `drawing` is made of. */
export const drawings = {
  NavItem: ofIcon,
  Service: ofIcon,
  ProcessStep: ofIcon,
  SocialLink: ({ network }: { network: string }) => networkDrawing(network),
} as const;

/** Adds a drawing to every type that names an icon or a network, for Gatsby's `createResolvers`. */
export const drawingResolvers = () =>
  Object.fromEntries(
    Object.entries(drawings).map(([type, resolve]) => [type, { drawing: { type: 'Drawing', resolve } }]),
  );
