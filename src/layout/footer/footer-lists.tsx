import type { LayoutContent } from '../use-layout-content';
import { Link } from '../../ui/link';

/** The footer's lists of links; an entry without an address is plain text. */
export function FooterLists({ lists }: { lists: LayoutContent['footer']['lists'] }) {
  return lists.map(({ title, links }, index) => (
    <nav key={index} aria-label={title} className="lg:col-span-2">
      <h2 className="footer-title">{title}</h2>
      <ul className="-mt-2 grid justify-items-start">
        {links.map((link, position) => (
          <li key={position} className="flex min-h-11 items-center text-ink-muted">
            {link.href ? (
              <Link href={link.href} className="text-link min-h-11 min-w-11 py-2 text-ink">
                {link.title}
              </Link>
            ) : (
              link.title
            )}
          </li>
        ))}
      </ul>
    </nav>
  ));
}
