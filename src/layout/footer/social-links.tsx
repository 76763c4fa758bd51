import type { LayoutContent } from '../use-layout-content';
import { Icon } from '../../ui/icon';
import { IconLink } from '../../ui/icon-button';

/** Icon links to the social networks. */
export function SocialLinks({ label, links }: { label: string; links: LayoutContent['footer']['social'] }) {
  return (
    <ul aria-label={label} className="-mx-3 mt-6 flex flex-wrap">
      {links.map(({ title, href, icon }, index) => (
        <li key={index}>
          <IconLink href={href} label={title}>
            <Icon icon={icon} isSolid className="size-5" />
          </IconLink>
        </li>
      ))}
    </ul>
  );
}
