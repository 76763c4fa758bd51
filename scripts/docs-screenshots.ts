/**
 * Writes the images of the documents from the site in public/. That of the home page, docs/home.jpg:
 *
 *   npm run build && npm run docs:screenshots home
 *
 * In docs/images, one of each kind of section, and a page that shows several kinds:
 *
 *   CONTENT_DIR=examples/studio npm run build && npm run docs:screenshots
 *
 * Only that of one kind, from the component page if the build has it:
 *
 *   CONTENT_DIR=examples/studio npm run build && npm run docs:screenshots price-list
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ensureBrowser, launchOptions, startServer } from './browser';

const folder = 'docs/images';
const viewport = { width: 1280, height: 800 };
/** In pixels of the page. */
const maxHeight = 960;
const savedWidth = 800;
const maxBytes = 40_000;

interface ShownSection {
  kind: string;
  anchor: string;
}

/** What is wanted: "home" or a kind. Without it, all images in docs/images. */
const [, , wanted] = process.argv;
const written: string[] = [];
const places = new Map<string, { route: string; anchor: string }>();

/** What a page under construction shows, whose data has no sections. */
const underConstruction: ShownSection[] = [{ kind: 'placeholder', anchor: 'placeholder' }];

/** The sections of every page by route, in alphabetical order. */
function readPages(): [route: string, sections: ShownSection[]][] {
  const files = readdirSync('public/page-data', { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('page-data.json'))
    .map((file): [string, ShownSection[]] => {
      const { path, result } = JSON.parse(readFileSync(`public/page-data/${file}`, 'utf8'));
      const page = result?.data?.page;
      return [path, page?.sections ?? (page ? underConstruction : [])];
    });
  return pages.sort(([a], [b]) => a.localeCompare(b));
}

function write(file: string, image: Buffer): void {
  writeFileSync(file, image);
  written.push(file);
}

/** Saves an image with the best quality that its limit allows. */
async function save(name: string, png: Buffer): Promise<void> {
  for (let quality = 80; quality > 0; quality -= 10) {
    const image = await sharp(png).resize({ width: savedWidth }).webp({ quality }).toBuffer();
    if (image.length > maxBytes) continue;
    write(`${folder}/${name}.webp`, image);
    return;
  }
  throw new Error(`The image ${name} is too large`);
}

async function open(page: Page, route: string): Promise<void> {
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  await page.getByRole('banner').waitFor();
}

if (!existsSync('public/index.html')) throw new Error('Build the site first');
if (!ensureBrowser()) process.exit(1);
if (!wanted) rmSync(folder, { recursive: true, force: true });
mkdirSync(`${folder}/kinds`, { recursive: true });
const { origin, stop } = await startServer();
const browser = await chromium.launch(launchOptions());
// The site's policy forbids the style that hides the header and the skip link.
const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true });

const pages = readPages();
if (wanted === 'home') {
  await open(page, '/');
  const image = sharp(await page.screenshot()).resize({ width: 1200 });
  write('docs/home.jpg', await image.jpeg({ quality: 80, progressive: true }).toBuffer());
} else if (wanted && existsSync('public/__styleguide')) {
  places.set(wanted, { route: '/__styleguide', anchor: `${wanted}-example` });
} else {
  for (const [route, sections] of pages)
    for (const { kind, anchor } of sections)
      if (!wanted || kind === wanted) places.set(kind, { route, anchor });
}

if (!wanted) {
  const kindsOf = (sections: ShownSection[]) => new Set(sections.map(({ kind }) => kind)).size;
  const [varied] = pages.filter(([route]) => route !== '/').sort(([, a], [, b]) => kindsOf(b) - kindsOf(a));
  await page.setViewportSize({ ...viewport, height: 1500 });
  await open(page, varied?.[0] ?? '/');
  await save('studio', await page.screenshot());
  await page.setViewportSize(viewport);
}

for (const [kind, { route, anchor }] of places) {
  await open(page, route);
  await page.addStyleTag({ content: 'header, [href="#main"] { visibility: hidden }' });
  const section = page.locator(`[id="${anchor}"]`);
  await section.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const image = sharp(await section.screenshot());
  const { width = 0, height = 0 } = await image.metadata();
  await save(
    `kinds/${kind}`,
    await image.extract({ left: 0, top: 0, width, height: Math.min(height, maxHeight) }).toBuffer(),
  );
}

await browser.close();
stop();
if (written.length === 0) throw new Error(`No page of the built site shows a section of the kind ${wanted}`);
console.log(written.join('\n'));
