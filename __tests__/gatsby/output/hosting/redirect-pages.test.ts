import fs from 'node:fs';
import path from 'node:path';
import { staticHostRedirects } from '../../../../gatsby/output/hosting/redirects';
import { writeRedirectPages } from '../../../../gatsby/output/hosting/redirect-pages';
import { writeSite } from '../../../support/site-folder';

it('are pages that lead on at once, where a host finds them at the old addresses', () => {
  const folder = writeSite({
    _redirects: staticHostRedirects([
      { from: '/studio/our-work', to: '/studio/portfolio', status: 301 },
      { from: '/studio/old/prices.html', to: '/studio/#pricing', status: 301 },
      { from: '/studio/shop.php', to: 'https://shop.example/?a=1&b=2', status: 302 },
    ]),
  });
  expect(writeRedirectPages(folder, '/studio')).toBe(3);
  for (const [file, target] of [
    ['our-work.html', '/studio/portfolio'],
    ['old/prices.html', '/studio/#pricing'],
    ['shop.php/index.html', 'https://shop.example/?a=1&b=2'],
  ] as const) {
    const page = new DOMParser().parseFromString(
      fs.readFileSync(path.join(folder, file), 'utf8'),
      'text/html',
    );
    expect(page.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe(`0; url=${target}`);
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(target);
    expect(page.querySelector('a')?.getAttribute('href')).toBe(target);
  }
  fs.rmSync(folder, { recursive: true });
});
