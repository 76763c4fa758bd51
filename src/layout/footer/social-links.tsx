import type { LayoutContent } from '../use-layout-content';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

/** The marks of the social networks; each link bears its network's name. */
export function SocialLinks({ label, links }: { label: string; links: LayoutContent['footer']['social'] }) {
  return (
    <ul aria-label={label} className="-mx-3 mt-6 flex flex-wrap">
      {links.map(({ title, href, icon }, index) => (
        <li key={index}>
          <Link href={href} aria-label={title} className="icon-button">
            <Icon icon={icon} isSolid className="size-5" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
