import fs from 'node:fs';
import path from 'node:path';

/** The site as it was built last. */
export const builtSite = path.resolve('public');

/**
 * Every page of the built site.
 *
 * @returns the HTML by the page's path: "/about", and "/404.html" for unknown addresses
 */
export function builtPages(): Map<string, string> {
  const files = fs
    .readdirSync(builtSite, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file === '404.html' || /(^|\/)index\.html$/.test(file));
  return new Map(
    files.map((file) => [
      `/${file.replace(/\/?index\.html$/, '')}`,
      fs.readFileSync(path.join(builtSite, file), 'utf8'),
    ]),
  );
}
