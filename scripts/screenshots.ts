/** Writes images of the built site to screenshots/: every page in both themes and four widths. */
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openSite } from './browser';

const folder = 'screenshots';
const sizes = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const routes = readdirSync('public', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)index\.html$/.test(file))
  .map((file) => path.dirname(file).replace('.', ''));

const { browser, origin, close } = await openSite();
rmSync(folder, { recursive: true, force: true });
for (const viewport of sizes)
  for (const theme of ['light', 'dark']) {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.addInitScript(`localStorage.setItem('darkMode', ${theme === 'dark'})`);
    for (const route of routes) {
      await page.goto(`${origin}/${route}`, { waitUntil: 'networkidle' });
      await page.locator('header[data-scrolled]').waitFor();
      const name = `${route.replaceAll('/', '-') || 'home'}-${viewport.width}-${theme}`;
      await page.screenshot({ path: `${folder}/${name}-top.png` });
      await page.screenshot({ path: `${folder}/${name}-full.png`, fullPage: true });
    }
    await page.close();
  }
await close();
console.log(`The images are in ${folder}/`);
