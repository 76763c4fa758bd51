/**
 * Writes the image of each kind of section for the reference from the site in public/.
 *
 *   export CONTENT_DIR=examples/studio && npm run build && npm run docs:screenshots [price-list]
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { checkContent } from '../gatsby/check/check';
import { contentDirectory } from '../gatsby/folders';
import { launchOptions } from './browser';
import { createRequestHandler } from './serve/request-handler';

const [, , wanted] = process.argv;
/** In pixels of the page. */
const maxHeight = 960;

const { site } = await checkContent(contentDirectory);
const kinds = new Map(
  site?.routes.flatMap(({ path, sections }) =>
    sections
      .flatMap((name) => site.sections.get(name) ?? [])
      .map(({ kind, anchor }) => [kind, { path, anchor }] as const),
  ),
);

const server = createServer(createRequestHandler()).listen(0);
await once(server, 'listening');
const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(launchOptions());
const viewport = { width: 1280, height: 800 };
// The site's policy forbids the style that hides the header and the skip link.
const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true });

for (const [kind, { path, anchor }] of kinds) {
  if (wanted && wanted !== kind) continue;
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  await page.addStyleTag({ content: 'header, [href="#main"] { visibility: hidden }' });
  const section = page.locator(`[id="${anchor}"]`);
  await section.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const image = sharp(await section.screenshot());
  const { width, height } = await image.metadata();
  const top = image.extract({ left: 0, top: 0, width, height: Math.min(height, maxHeight) });
  const file = `docs/images/kinds/${kind}.webp`;
  await top.resize({ width: 800 }).webp({ quality: 60 }).toFile(file);
  console.log(file);
}
await browser.close();
server.close();
