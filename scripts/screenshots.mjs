/**
 * Writes images of the built site to screenshots/, for anyone to look at: every route, in both themes, on four
 * widths, the first screen and the whole page, and every state that opens.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { ensureBrowser } from './ensure-browser.mjs';

const folder = 'screenshots';
const port = 9200;
const widths = { 360: 780, 768: 1024, 1280: 800, 1920: 1080 };
const themes = ['light', 'dark'];
const routes = [
  ...JSON.parse(readFileSync('content/pages.json', 'utf8')).pages.map(({ path }) => path),
  '/no-such-page',
];

const isNarrow = (page) => page.viewportSize().width < 1024;
const openMenu = (name) => async (page) => page.getByRole('button', { name, exact: true }).click();

/** What opens or changes: a name, the widths it exists on, and how to get there. */
const states = [
  { name: 'menu-services', isOn: (page) => !isNarrow(page), show: openMenu('Services') },
  { name: 'menu-company', isOn: (page) => !isNarrow(page), show: openMenu('Company') },
  {
    name: 'mobile-panel',
    isOn: isNarrow,
    async show(page) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Services' }).click();
    },
  },
  { name: 'slide-2', show: (page) => page.getByRole('button', { name: 'Go to slide 2' }).click() },
  { name: 'slide-3', show: (page) => page.getByRole('button', { name: 'Go to slide 3' }).click() },
  {
    name: 'focus-in-hero',
    show: (page) => page.getByRole('link', { name: 'See pricing' }).focus(),
  },
  {
    name: 'pricing-identity',
    async show(page) {
      await page.getByRole('radio', { name: 'Visual Identity' }).last().click();
      await page.locator('#pricing').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'form-invalid',
    async show(page) {
      await page.getByLabel('Name', { exact: true }).focus();
      await page.getByRole('button', { name: 'Send Message' }).click();
    },
  },
  { name: 'form-sending', show: send },
  {
    name: 'form-sent',
    async show(page) {
      await send(page);
      await page.getByText('Message Sent!').waitFor();
      await page.waitForTimeout(1200);
    },
  },
  {
    name: 'newsletter-done',
    async show(page) {
      const field = page.getByPlaceholder('Your email address');
      await field.fill('ada@example.org');
      await field.press('Enter');
      await page.getByText('Thanks for subscribing!').waitFor();
    },
  },
];

async function send(page) {
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await page.getByLabel('Email', { exact: true }).fill('ada@example.org');
  await page.getByLabel('Message', { exact: true }).fill('We would like a new website by spring.');
  await page.getByRole('button', { name: 'Send Message' }).click();
}

/** Walks down the page, so that whatever waits to be seen has been. */
async function seeAll(page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += 500) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

async function open(context, route) {
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}${route}`, { waitUntil: 'networkidle' });
  await page.getByRole('banner').waitFor();
  return page;
}

const nameOf = (route) => (route === '/' ? 'home' : route.slice(1).replaceAll('/', '-'));

if (!existsSync('public/index.html')) {
  console.error('Build the site first: npm run build');
  process.exit(1);
}
if (!ensureBrowser()) process.exit(1);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

const server = spawn(process.execPath, ['scripts/serve.mjs'], {
  env: { ...process.env, PORT: String(port) },
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({
  executablePath: existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined,
  args: ['--no-sandbox', '--disable-gpu'],
});

let count = 0;
for (const [width, height] of Object.entries(widths)) {
  for (const theme of themes) {
    const context = await browser.newContext({
      viewport: { width: Number(width), height },
      reducedMotion: 'reduce',
    });
    await context.addInitScript((value) => localStorage.setItem('darkMode', value), String(theme === 'dark'));
    const shoot = (page, name, options) => {
      count += 1;
      return page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, ...options });
    };
    for (const route of routes) {
      const page = await open(context, route);
      await shoot(page, `${nameOf(route)}-top`);
      await seeAll(page);
      await shoot(page, `${nameOf(route)}-full`, { fullPage: true });
      await page.close();
    }
    for (const { name, isOn, show } of states) {
      const page = await open(context, '/');
      if (!isOn || isOn(page)) {
        await show(page);
        await page.waitForTimeout(400);
        await shoot(page, `state-${name}`);
      }
      await page.close();
    }
    await context.close();
  }
}

const forced = await browser.newContext({ forcedColors: 'active', reducedMotion: 'reduce' });
const home = await open(forced, '/');
await seeAll(home);
await home.screenshot({ path: `${folder}/home-forced-colours.png`, fullPage: true });
await home.pdf({ path: `${folder}/home-print.pdf`, format: 'A4', printBackground: false });

await browser.close();
server.kill();
console.log(`${count + 1} images and a print in ${folder}/`);
