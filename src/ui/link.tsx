// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the only component that uses the router
import { Link as RouteLink } from 'gatsby';
import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, use } from 'react';
import { PageAnchors } from './page-anchors';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A route ("/about"), an anchor ("#pricing", "/#pricing"), an external URL, or "#" as a placeholder. */
  href: string;
  children: ReactNode;
}

/** A click on a placeholder neither scrolls nor adds to the history. */
const preventNavigation = (event: MouseEvent) => event.preventDefault();

/**
 * A link of any kind that content can have. The router handles routes, and the browser handles anchors of the same page.
 * A link to the current page has `aria-current="page"`.
 */
export function Link({ href: wanted, children, onClick, ...rest }: LinkProps) {
  const anchors = use(PageAnchors);
  // A link to a section that this page does not show leads to that section of the home page.
  const href = anchors && /^#./.test(wanted) && !anchors.includes(wanted.slice(1)) ? `/${wanted}` : wanted;
  if (href === '#') {
    return (
      <a
        {...rest}
        href="#"
        onClick={(event) => {
          preventNavigation(event);
          onClick?.(event);
        }}
      >
        {children}
      </a>
    );
  }
  if (href.startsWith('/')) {
    return (
      <RouteLink {...rest} to={href} onClick={onClick}>
        {children}
      </RouteLink>
    );
  }
  return (
    <a {...rest} href={href} onClick={onClick}>
      {children}
    </a>
  );
}
