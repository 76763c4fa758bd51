import type { SiteContent } from '../../content/site-content';

/** A redirect with the path prefix, as servers need it. */
export interface RedirectRule {
  /** "/old". Servers redirect "/old/" too. */
  from: string;
  /** A path, or an address of another site. */
  to: string;
  status: 301 | 302;
}

/** Characters that have a meaning in the configuration of nginx, or would end a text there. */
const special = /["$'`{|}]/g;

const encode = (character: string): string =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** @param prefix the folder that the site is served from, "" at the root */
export const redirectRules = (redirects: SiteContent['redirects'], prefix: string): RedirectRule[] =>
  redirects.map(({ from, to, permanent }) => ({
    from: prefix + from,
    to: to.startsWith('/')
      ? prefix + to.replace(/(?<=.)\/(?=#|$)/, '')
      : new URL(to).href.replace(special, encode),
    status: permanent === false ? 302 : 301,
  }));

/** Whether a redirect keeps the query. It does not fit behind an anchor, and another site has its own. */
export const keepsQuery = ({ to }: RedirectRule): boolean => /^\/[^#]*$/.test(to);
