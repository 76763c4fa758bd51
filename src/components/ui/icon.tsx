import {
  BeakerIcon,
  BoltIcon,
  BriefcaseIcon,
  BuildingOffice2Icon,
  ChartBarIcon,
  ChatBubbleLeftRightIcon,
  CheckBadgeIcon,
  CodeBracketIcon,
  DevicePhoneMobileIcon,
  EnvelopeIcon,
  GlobeAltIcon,
  MagnifyingGlassIcon,
  MapIcon,
  PencilIcon,
  PuzzlePieceIcon,
  RocketLaunchIcon,
  ShieldCheckIcon,
  ShoppingBagIcon,
  SparklesIcon,
  SwatchIcon,
  UsersIcon,
  WindowIcon,
} from '@heroicons/react/24/outline';

const icons = {
  bag: ShoppingBagIcon,
  beaker: BeakerIcon,
  bolt: BoltIcon,
  briefcase: BriefcaseIcon,
  building: BuildingOffice2Icon,
  chart: ChartBarIcon,
  chat: ChatBubbleLeftRightIcon,
  check: CheckBadgeIcon,
  code: CodeBracketIcon,
  envelope: EnvelopeIcon,
  globe: GlobeAltIcon,
  map: MapIcon,
  pencil: PencilIcon,
  people: UsersIcon,
  phone: DevicePhoneMobileIcon,
  puzzle: PuzzlePieceIcon,
  rocket: RocketLaunchIcon,
  search: MagnifyingGlassIcon,
  shield: ShieldCheckIcon,
  sparkles: SparklesIcon,
  swatch: SwatchIcon,
  window: WindowIcon,
} as const;

/** Every name that content may use for an icon. */
export const iconNames = Object.keys(icons);

interface IconProps {
  /** A name of the set; the content check refuses any other. */
  name: string;
  className?: string;
}

/** A decorative icon of the site's set, hidden from assistive technology. */
export function Icon({ name, className }: IconProps) {
  const Drawing = icons[name as keyof typeof icons];
  return <Drawing aria-hidden="true" className={className} />;
}
