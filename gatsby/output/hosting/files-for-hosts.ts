import fs from 'node:fs';
import path from 'node:path';
import { escapeMarkup } from '../seo/escape-markup';
import type { HostRules } from './redirects';

/**
 * Copies the built site for hosts that map addresses to files and compress by themselves.
 *
 * Such a host serves about.html at /about, but redirects /about to /about/ if there is only about/index.html. With both
 * files, both addresses work without a redirect. The copy is separate so that the build has each page once.
 *
 * @param target the folder of the copy, which is replaced
 * @returns the files that were added, such as about.html
 * @see https://github.com/slorber/trailing-slash-guide
 */
export function copyForHosts(folder: string, target: string): string[] {
  fs.rmSync(target, { recursive: true, force: true });
  fs.cpSync(folder, target, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const folders = fs
    .readdirSync(target, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && file !== 'index.html')
    .map(path.dirname)
    // Gatsby writes the 404 page in both places.
    .filter((folder) => !fs.existsSync(path.join(target, `${folder}.html`)));
  for (const folder of folders)
    fs.copyFileSync(path.join(target, folder, 'index.html'), path.join(target, `${folder}.html`));
  return folders.map((folder) => `${folder}.html`);
}

/** A page without words that leads on at once. Search engines treat it like a permanent redirect. */
const redirectPage = (target: string): string => `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${target}">
<title>${target}</title>
<a href="${target}">${target}</a>
`;

/**
 * Writes a page for each redirect of the built site, for hosts that cannot redirect. Other hosts would serve it in place of
 * the redirect. A host serves /old from old.html. It would not send a file such as old.php as a page, but a folder's index.
 * A file of the site stays: the page itself is at the old address /about.html of /about, and its script corrects it.
 *
 * @param folder the copy for such a host, which maps the folder of the address to it
 */
export function writeRedirectPages(folder: string, { redirects, prefix }: HostRules): void {
  for (const { from, to } of redirects.filter((redirect) => !redirect.from.endsWith('/'))) {
    const { dir, name, ext } = path.parse(from.slice(prefix.length));
    const file = path.join(folder, dir, ext && ext !== '.html' ? `${name}${ext}/index.html` : `${name}.html`);
    if (fs.existsSync(file)) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, redirectPage(escapeMarkup(to)));
  }
}
