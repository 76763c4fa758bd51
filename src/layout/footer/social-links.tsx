import type { FooterContent } from '../content/use-footer';
import { labels } from '../../ui/labels';
import { Icon } from '../../ui/icon';
import { Link } from '../../ui/link';

/** The marks of the social networks; each link bears its network's name. */
export function SocialLinks({ links }: { links: FooterContent['social'] }) {
  return (
    <ul aria-label={labels.social} className="-mx-3 mt-6 flex flex-wrap">
      {links.map(({ title, href, drawing }, index) => (
        <li key={index}>
          <Link href={href} aria-label={title} className="icon-button">
            {drawing && <Icon drawing={drawing} isSolid className="size-5" />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
