import fs from 'node:fs';
import path from 'node:path';
import { escapeMarkup } from '../seo/escape-markup';
import { parseStaticHostRedirects } from './redirects';

/** A page without words that leads on at once. Search engines treat it like a permanent redirect. */
const redirectPage = (target: string): string =>
  `<!DOCTYPE html>
<html lang="zxx">
<head>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${target}">
<title>${target}</title>
</head>
<body><a href="${target}">${target}</a></body>
</html>
`;

/**
 * Writes a page for each redirect of the built site, for hosts that cannot redirect. Other hosts would serve it in place of
 * the redirect.
 *
 * @param folder the copy for such a host, with `_redirects`
 * @param prefix the folder of the address that the host maps to the copy, "" at the root
 * @returns the number of redirects
 */
export function writeRedirectPages(folder: string, prefix: string): number {
  const redirects = parseStaticHostRedirects(fs.readFileSync(path.join(folder, '_redirects'), 'utf8')).filter(
    ({ from }) => !from.endsWith('/'),
  );
  for (const { from, to } of redirects) {
    const file = path.join(folder, fileOf(from.slice(prefix.length)));
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, redirectPage(escapeMarkup(to)));
  }
  return redirects.length;
}

/** A host serves /old from old.html. It would not send a file such as old.php as a page, but a folder's index. */
const fileOf = (from: string): string => {
  if (from.endsWith('.html')) return from;
  return path.extname(from) ? `${from}/index.html` : `${from}.html`;
};
