import fs from 'node:fs';
import path from 'node:path';

/**
 * Copies the built site for hosts that map addresses to files and compress by themselves.
 *
 * Such a host serves about.html at /about, but redirects /about to /about/ if there is only about/index.html. With both
 * files, both addresses work without a redirect. The copy is separate so that the build has each page once.
 *
 * @param target the folder of the copy, which is replaced
 * @returns the number of pages that were added as <route>.html
 * @throws if the site has not been built
 * @see https://github.com/slorber/trailing-slash-guide
 */
export function copyForHosts(site: string, target: string): number {
  if (!fs.existsSync(path.join(site, 'index.html')))
    throw new Error(`${site} holds no site: run npm run build first`);
  fs.rmSync(target, { recursive: true, force: true });
  fs.cpSync(site, target, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const pages = fs
    .readdirSync(target, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && file !== 'index.html')
    .map((file) => [path.join(target, file), path.join(target, `${path.dirname(file)}.html`)] as const)
    // Gatsby writes the 404 page in both places.
    .filter(([, flat]) => !fs.existsSync(flat));
  for (const [file, flat] of pages) fs.copyFileSync(file, flat);
  return pages.length;
}
