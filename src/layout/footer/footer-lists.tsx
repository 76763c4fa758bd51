import { TextLink } from '../../ui/controls/text-link';
import { useLayoutContent } from '../use-layout-content';

/** The heading of a part of the footer. */
export const FooterTitle = ({ children }: { children: string }) => (
  <h2 className="mb-3 font-text text-small/body font-semibold text-ink-muted">{children}</h2>
);

/** The footer's lists of links; an entry without an address is plain text. */
export function FooterLists() {
  return useLayoutContent().footer.lists.map(({ title, links }, index) => (
    <nav key={index} aria-label={title} className="lg:col-span-2 print:hidden">
      <FooterTitle>{title}</FooterTitle>
      <ul className="-mt-2 grid justify-items-start">
        {links.map((link, position) => (
          <li key={position} className="flex min-h-11 items-center">
            {link.href ? (
              <TextLink href={link.href} className="min-w-11 py-2">
                {link.title}
              </TextLink>
            ) : (
              link.title
            )}
          </li>
        ))}
      </ul>
    </nav>
  ));
}
