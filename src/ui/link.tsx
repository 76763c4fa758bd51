// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- the one component that knows the router
import { Link as RouteLink } from 'gatsby';
import { type AnchorHTMLAttributes, type MouseEvent, type ReactNode, use } from 'react';
import { PageAnchors } from './page-anchors';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A route ("/about"), an anchor ("#pricing", "/#pricing"), an outside address, or "#" for none yet. */
  href: string;
  children: ReactNode;
}

/** A placeholder stays a link, but following it neither scrolls nor adds to the history. */
const stay = (event: MouseEvent) => event.preventDefault();

/**
 * A link of any kind that content may hold. Routes change without a reload, an anchor of the same page is left to
 * the browser, and the current page's link says so (`aria-current="page"`).
 */
export function Link({ href: wanted, children, onClick, ...rest }: LinkProps) {
  const anchors = use(PageAnchors);
  // A section's link to a neighbour that this page does not show leads to the home page's.
  const href = anchors && /^#./.test(wanted) && !anchors.includes(wanted.slice(1)) ? `/${wanted}` : wanted;
  if (href === '#') {
    return (
      <a
        {...rest}
        href="#"
        onClick={(event) => {
          stay(event);
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
