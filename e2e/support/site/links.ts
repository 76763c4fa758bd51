import fs from 'node:fs';
import path from 'node:path';

/** The links, files and ids of a page. */
export interface References {
  hrefs: string[];
  ids: string[];
}

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

export function referencesOf(html: string): References {
  // The texts of scripts and styles can look like attributes.
  const markup = html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '');
  const sources = attributes(markup, 'srcset').flatMap((set) => set.split(',').map((entry) => entry.trim()));
  return {
    hrefs: [
      ...attributes(markup, 'href'),
      ...attributes(markup, 'src'),
      ...sources.map((source) => source.split(' ', 1).join()),
    ],
    ids: attributes(markup, 'id'),
  };
}

const isFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile();

/**
 * Lists the links of a page that lead to no page, part of a page or file of the built site.
 *
 * @param pages the references of all pages by path
 * @param folder the built site
 * @param prefix the folder of the site's address
 */
export function brokenLinks(
  route: string,
  { hrefs }: References,
  pages: Map<string, References>,
  folder: string,
  prefix: string,
): string[] {
  const origin = 'https://site.invalid';
  return hrefs.flatMap((href) => {
    const address = new URL(href, origin + prefix + route);
    if (address.origin !== origin || href === '#') return [];
    const pathname = decodeURIComponent(address.pathname);
    if (!`${pathname}/`.startsWith(`${prefix}/`)) return [`${href} leaves the folder`];
    const target = pathname.slice(prefix.length) || '/';
    const ids = pages.get(target)?.ids;
    if (!ids) return isFile(path.join(folder, target)) ? [] : [`${href} leads nowhere`];
    const id = address.hash.slice(1);
    // Every page has a footer once it is hydrated.
    return ['', 'footer', ...ids].includes(id) ? [] : [`${href}: ${target} has no #${id}`];
  });
}
