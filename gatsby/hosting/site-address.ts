import type { SiteContent } from '../content/site-content';

/** Where the site is found. */
export interface SiteAddress {
  /** Scheme and host, without a slash at the end: "https://foldline.example". */
  origin: string;
  /** The folder that the site is served from, "" at the root: "/preview". */
  prefix: string;
}

/** Letters that need no writing another way, in one folder or several. */
const folders = /^[\w.~/-]*$/;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Says what is wrong with the addresses that the environment gives.
 *
 * @param environment `SITE_URL` takes the place of the content's siteUrl, `PATH_PREFIX` names a folder
 * @returns one line for each mistake
 */
export function addressMistakes({ SITE_URL, PATH_PREFIX }: Environment): string[] {
  const mistakes = [];
  if (SITE_URL && !/^https?:\/\/[^/?#@\s]+\/*$/.test(SITE_URL))
    mistakes.push(
      `SITE_URL is "${SITE_URL}", expected an address such as "https://foldline.example"; a folder goes into PATH_PREFIX`,
    );
  if (PATH_PREFIX && !folders.test(PATH_PREFIX))
    mistakes.push(`PATH_PREFIX is "${PATH_PREFIX}", expected a folder such as "/preview"`);
  return mistakes;
}

/**
 * The folder that the site is served from, as Gatsby takes it.
 *
 * @param environment holds `PATH_PREFIX`, if there is one
 * @returns such as "/preview", "" for none; also for one that is refused a moment later, in words of our own
 */
export const pathPrefix = ({ PATH_PREFIX = '' }: Environment): string =>
  folders.test(PATH_PREFIX)
    ? PATH_PREFIX.split('/')
        .filter(Boolean)
        .map((part) => `/${part}`)
        .join('')
    : '';

/**
 * The site's scheme and host.
 *
 * @param site content/site.json
 * @param environment holds `SITE_URL`, if it is to be another than the content's
 */
export const siteOrigin = ({ siteUrl }: SiteContent['site'], { SITE_URL }: Environment): string =>
  (SITE_URL || siteUrl).replace(/\/+$/, '');

/**
 * The one form of an address: a route without a slash at its end, the home page with it.
 *
 * @param site where the site is found
 * @param path a route or a file, from the site's root
 */
export const addressOf = ({ origin, prefix }: SiteAddress, path: string): string => origin + prefix + path;
