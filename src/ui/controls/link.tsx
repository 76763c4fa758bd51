import { type AnchorHTMLAttributes, createContext, type MouseEvent, use } from 'react';
import { followLink } from '../../hooks/navigation/follow-link';
import { RouteLink, withPrefix } from '../../hooks/navigation/router';
import { insteadOfNavigation } from './instead-of-navigation';
import { layoutAnchors } from '../../content-model/ids';

/** The anchors of the page other than those of the layout, from which links lead to the home page. */
export const PageAnchors = createContext<readonly string[]>([]);

/** Type and size of each file for download, by the address of its links. */
export const Downloads = createContext<Readonly<Record<string, string>> | null>(null);

export const HomePath = createContext('/');

/** A file that the build writes, such as "/de/rss.xml". The addresses of pages have no dots. */
const file = /^\/[^?#]*\.[a-z]+$/;

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A route ("/about"), an anchor ("#pricing", "/#pricing"), a file ("/files/prices.pdf", "/rss.xml"), an external URL, or "#" as a placeholder. */
  href: string;
  /** The classes of a link to the current page, or to one above it other than the home page. */
  activeClassName?: string;
}

/**
 * A link of any kind that content can have. The router handles routes, and the browser handles anchors of the same page.
 * A link to the current page has `aria-current="page"`. A click on a placeholder neither scrolls nor adds to the history.
 * A link to a download says its type and size.
 */
export function Link({ href, onClick, activeClassName, ...rest }: LinkProps) {
  const anchors = use(PageAnchors);
  const home = use(HomePath);
  const details = use(Downloads)?.[href];
  // A link to a section that this page does not show leads to that section of the home page.
  const isElsewhere = /^#./.test(href) && ![...anchors, ...layoutAnchors].includes(href.slice(1));
  const target = isElsewhere ? home + href : href;
  const isFile = file.test(target);
  const isRoute = target.startsWith('/') && !isFile;
  const active = { partiallyActive: target !== home, activeClassName };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (target === '#') event.preventDefault();
    else if (isRoute && !event.defaultPrevented) insteadOfNavigation(() => void followLink(target))(event);
  };
  if (details)
    return (
      <a {...rest} href={withPrefix(href)} onClick={onClick} download>
        {rest.children}
        {`\u00a0(${details})`}
      </a>
    );
  return isRoute ? (
    <RouteLink {...rest} {...active} to={target} onClick={handleClick} />
  ) : (
    <a {...rest} href={isFile ? withPrefix(target) : target} onClick={handleClick} />
  );
}
