import fs from 'node:fs';
import path from 'node:path';

const compressedCopy = /\.(?:br|gz)$/;

/**
 * Copies the built site for hosts that choose a file by the address alone and compress it themselves.
 *
 * Such a host answers /about with about.html, and sends a visitor to /about/ where there is only about/index.html: away
 * from the one address that every page names. With both files both addresses answer. The copies are made apart from the
 * build, so that nothing that walks its pages meets one twice.
 *
 * @param site absolute path of the built site
 * @param target absolute path of the folder to write, which is emptied first
 * @returns how many pages the copy has at the address without a slash
 * @throws when nothing has been built
 * @see https://github.com/slorber/trailing-slash-guide
 */
export function copyForHosts(site: string, target: string): number {
  if (!fs.existsSync(path.join(site, 'index.html')))
    throw new Error(`${site} holds no site: run npm run build first`);
  fs.rmSync(target, { recursive: true, force: true });
  fs.cpSync(site, target, { recursive: true, filter: (file) => !compressedCopy.test(file) });
  const flat = fs
    .readdirSync(target, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html' && file !== 'index.html')
    .map((file) => ({ file, page: `${path.dirname(file)}.html` }))
    // The page for unknown addresses has both already.
    .filter(({ page }) => !fs.existsSync(path.join(target, page)));
  for (const { file, page } of flat) fs.copyFileSync(path.join(target, file), path.join(target, page));
  return flat.length;
}
