/** Writes images of the built site to screenshots/: every page and opened state, in both themes and four widths. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureBrowser, launchOptions, startServer } from './browser';

const folder = 'screenshots';
const heights = { 360: 780, 768: 1024, 1280: 800, 1920: 1080 };
const readContent = (name: string) => JSON.parse(readFileSync(`content/${name}.json`, 'utf8'));

const { groups } = readContent('navigation');
const { form } = readContent('sections/contact');
const routes: string[] = readContent('pages').pages.map(({ path }: { path: string }) => path);

const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;

async function send(page: Page): Promise<void> {
  await page.getByLabel(form.name.label, { exact: true }).fill('Ada Lovelace');
  await page.getByLabel(form.email.label, { exact: true }).fill('ada@example.org');
  await page.getByLabel(form.message.label, { exact: true }).fill('We would like a new website by spring.');
  await page.getByRole('button', { name: form.submit }).click();
}

/** States of the home page by name. */
const states: Record<string, (page: Page) => Promise<unknown>> = {
  async menu(page) {
    if (isNarrow(page)) await page.getByRole('banner').getByRole('button').last().click();
    const scope = page.getByRole(isNarrow(page) ? 'dialog' : 'banner');
    await scope.getByRole('button', { name: groups[0].title, exact: true }).click();
  },
  slide: (page) => page.getByRole('main').getByRole('button').nth(2).click(),
  focus: (page) => page.getByRole('main').getByRole('link').nth(1).focus(),
  option: (page) => page.getByRole('radio').last().click(),
  invalid: (page) => page.getByRole('button', { name: form.submit }).click(),
  sending: send,
  async sent(page) {
    await send(page);
    await page.getByText(form.sentTitle).first().waitFor();
  },
  async subscribed(page) {
    const field = page.getByRole('contentinfo').getByRole('textbox');
    await field.fill('ada@example.org');
    await field.press('Enter');
    await field.waitFor({ state: 'hidden' });
  },
};

async function open(context: BrowserContext, route: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(origin + route, { waitUntil: 'networkidle' });
  await page.getByRole('banner').waitFor();
  return page;
}

if (!existsSync('public/index.html')) throw new Error('Build the site first: npm run build');
if (!ensureBrowser()) process.exit(1);
rmSync(folder, { recursive: true, force: true });
const { origin, stop } = await startServer();
const browser = await chromium.launch(launchOptions());
for (const [width, height] of Object.entries(heights))
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: { width: Number(width), height },
      reducedMotion: 'reduce',
    });
    await context.addInitScript(`localStorage.setItem('darkMode', ${theme === 'dark'})`);
    const save = (page: Page, name: string, fullPage = false) =>
      page.screenshot({ path: `${folder}/${name}-${width}-${theme}.png`, fullPage });
    for (const route of [...routes, '/no-such-page']) {
      const page = await open(context, route);
      const name = route.slice(1).replaceAll('/', '-') || 'home';
      await save(page, `${name}-top`);
      await save(page, `${name}-full`, true);
      await page.close();
    }
    for (const [name, show] of Object.entries(states)) {
      const page = await open(context, '/');
      await show(page);
      await page.waitForTimeout(400);
      await save(page, `state-${name}`);
      await page.close();
    }
    await context.close();
  }

const forced = await browser.newContext({ forcedColors: 'active', reducedMotion: 'reduce' });
const home = await open(forced, '/');
await home.screenshot({ path: `${folder}/home-forced-colours.png`, fullPage: true });
await home.pdf({ path: `${folder}/home-print.pdf`, format: 'A4', printBackground: false });
await browser.close();
stop();
console.log(`The images are in ${folder}/`);
