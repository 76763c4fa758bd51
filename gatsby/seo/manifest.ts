import fs from 'node:fs';
import path from 'node:path';
import type { SiteContent } from '../content/site-content';
import { themeColours } from '../../src/theme/theme-colours';

/**
 * Writes the web app manifest. Its addresses are relative, so that they are valid with a path prefix.
 *
 * @param target absolute path of the built site
 * @see https://www.w3.org/TR/appmanifest/
 */
export function writeManifest(site: SiteContent['site'], target: string): void {
  const icon = (src: string, size: number, purpose?: string) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: 'en-GB',
    start_url: './',
    display: 'browser',
    background_color: themeColours.light,
    theme_color: themeColours.light,
    icons: [
      icon('icon-192.png', 192),
      icon('icon-512.png', 512),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  };
  fs.writeFileSync(path.join(target, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);
}
