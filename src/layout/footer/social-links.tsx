import type { FooterContent } from '../content/use-footer';
import { labels } from '../../ui/labels';
import { Icon } from '../../ui/icon';
import { IconLink } from '../../ui/icon-button';

/** Icon links to the social networks. */
export function SocialLinks({ links }: { links: FooterContent['social'] }) {
  return (
    <ul aria-label={labels.social} className="-mx-3 mt-6 flex flex-wrap">
      {links.map(({ title, href, drawing }, index) => (
        <li key={index}>
          <IconLink href={href} label={title}>
            {drawing && <Icon drawing={drawing} isSolid className="size-5" />}
          </IconLink>
        </li>
      ))}
    </ul>
  );
}
