type Environment = Readonly<Record<string, string | undefined>>;

/** Folders of characters that need no encoding in a path. Browsers resolve "." and "..". */
const validPrefix = /^(?!.*(?:^|\/)\.{1,2}(?:\/|$))[\w.~/-]*$/;

/** Explains mistakes in the variables `SITE_URL`, which overrides `siteUrl` of the content, and `PATH_PREFIX`. */
export function addressMistakes(environment: Environment, routes: readonly string[]): string[] {
  const { SITE_URL, PATH_PREFIX } = environment;
  const prefix = pathPrefix(environment);
  const mistakes = [];
  if (SITE_URL && !/^https?:\/\/[^/?#@\s]+\/*$/.test(SITE_URL))
    mistakes.push(
      `SITE_URL is "${SITE_URL}", expected an address such as "https://studio.example"; a folder goes into PATH_PREFIX`,
    );
  if (PATH_PREFIX && !validPrefix.test(PATH_PREFIX))
    mistakes.push(`PATH_PREFIX is "${PATH_PREFIX}", expected a folder such as "/preview"`);
  // The router removes the prefix from addresses, also from those without it: "/blog" would be the home page.
  const route = routes.find((path) => prefix && `${path}/`.startsWith(`${prefix}/`));
  if (route)
    mistakes.push(
      `PATH_PREFIX is "${PATH_PREFIX}", but the page "${route}" has this path too; expected another folder`,
    );
  return mistakes;
}

/** Normalises `PATH_PREFIX`: "/preview", or "" if there is none or it is invalid, which `addressMistakes` reports. */
export function pathPrefix({ PATH_PREFIX = '' }: Environment): string {
  if (!validPrefix.test(PATH_PREFIX)) return '';
  return PATH_PREFIX.split('/')
    .filter(Boolean)
    .map((folder) => `/${folder}`)
    .join('');
}

export interface SiteAddress {
  /** Scheme and host without a trailing slash: "https://studio.example". */
  origin: string;
  /** The folder that the site is served from, "" at the root: "/preview". */
  prefix: string;
}

export const siteAddress = (siteUrl: string, environment: Environment): SiteAddress => ({
  origin: (environment.SITE_URL || siteUrl).replace(/\/+$/, ''),
  prefix: pathPrefix(environment),
});

/** The canonical address of a path from the site's root. Routes have no trailing slash, except the home page. */
export const addressOf = ({ origin, prefix }: SiteAddress, path: string): string => origin + prefix + path;
