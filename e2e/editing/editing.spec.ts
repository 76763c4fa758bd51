import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { serveCommand } from '../../scripts/browser';
import { footer, header, open } from '../support/page';
import { gatsby, type Json, SiteCopy, untilAnswered } from '../support/site/site-copy';
import { copyPort } from '../support/site/sites';
import { expect, test } from '../support/test';

// Adds one of each kind of entry to the content, builds the site, and expects all of them in it.

const address = `http://localhost:${copyPort}`;
const outsideImage = 'https://images.example/slide.jpg';

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: address, expectedProblems: [new RegExp(`^left the site: ${outsideImage}`)] });

let site: SiteCopy;

const plan = (name: string, price: string): Json => ({
  name,
  price,
  popular: false,
  features: ['Monthly report', 'Ask <b>any</b> question & get an answer'],
  ctaText: `Choose ${name}`,
  ctaLink: '/contact',
});

function editEverything(): void {
  site.edit('sections/plans.json', ({ plans, switchCard }) => {
    plans.splice(1, 0, plan('Care Plan', '£250'));
    switchCard.variants.push({ option: 'Stationery', plan: plan('Stationery Set', '£350') });
  });
  site.edit('sections/process-steps.json', ({ steps }) =>
    steps.push({ icon: 'shield', title: 'Care', description: 'We stay and look after it.', colour: 'lilac' }),
  );
  site.edit('sections/services.json', ({ services }) =>
    services.push({
      slug: 'hosting',
      title: 'Hosting & Care',
      description: 'We keep it running.',
      features: ['Backups'],
      icon: 'globe',
    }),
  );
  site.edit('sections/hero.json', ({ slides }) => slides.push({ src: outsideImage, alt: '' }));
  site.edit('sections/contact.json', ({ benefits }) => benefits.push('A reply within one day'));
  site.edit('navigation.json', ({ groups }) =>
    groups[1].items.push({
      title: 'Case Studies',
      description: 'What we made, and how.',
      href: '/case-studies',
    }),
  );
  site.edit('footer.json', ({ lists, social }) => {
    lists[1].links.push({ title: 'Press', href: 'https://press.example/' });
    social.push({ network: 'github', title: 'GitHub Labs', href: 'https://github.com/labs' });
  });
  site.edit('site.json', (settings) => (settings.name = 'Creasemark'));
  site.edit('pages.json', ({ pages }) => {
    pages[0].sections = ['hero', 'process-steps', 'services', 'plans', 'contact'];
    pages.find((page: Json) => page.path === '/contact').sections = ['contact'];
    pages.push({
      path: '/case-studies',
      title: 'Case Studies',
      description: 'Five projects from the first sketch to the day they opened.',
      heading: 'Case Studies',
    });
  });
}

test.beforeAll(async () => {
  test.setTimeout(600_000);
  site = new SiteCopy();
  editEverything();
  const { status, said } = await site.run({}, gatsby, 'build');
  expect(status, said).toBe(0);
  site.start({ PORT: String(copyPort) }, ...serveCommand);
  await untilAnswered(address);
});

test.afterAll(() => site.remove());

test.beforeEach(async ({ context }) => {
  const image = fs.readFileSync('content/images/hero-1-pages.jpg');
  await context.route(outsideImage, (route) => route.fulfill({ body: image, contentType: 'image/jpeg' }));
});

test('plans', async ({ page }) => {
  await open(page);
  const names = page.locator('#pricing').getByRole('heading', { level: 3 });
  await expect(names.nth(1)).toHaveText('Care Plan');
  await expect(page.getByText('£250', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose Care Plan' })).toHaveAttribute('href', '/contact');
  // Markup in a text shows as it was typed.
  await expect(page.getByText('Ask <b>any</b> question & get an answer').first()).toBeVisible();
  await expect(page.locator('#pricing b')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Stationery' }).click();
  await expect(page.getByRole('heading', { name: 'Stationery Set' })).toBeVisible();
  await expect(page.getByText('£350', { exact: true })).toBeVisible();
});

test('a step, a service and a benefit, in sections in another order', async ({ page }) => {
  await open(page);
  const steps = page.locator('#process').getByRole('listitem');
  await expect(steps).toHaveCount(7);
  await expect(steps.last()).toContainText('We stay and look after it.');
  await expect(page.locator('#services').getByRole('heading', { name: 'Hosting & Care' })).toBeVisible();
  await expect(page.locator('#contact').getByText('A reply within one day')).toBeVisible();
  const sections = page.locator('main').locator('#services, #process, #pricing, #contact');
  expect(await sections.evaluateAll((all) => all.map(({ id }) => id))).toEqual([
    'process',
    'services',
    'pricing',
    'contact',
  ]);
});

test('a slide with an image on another site', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('button', { name: /^Go to slide/ })).toHaveCount(4);
  await page.getByRole('button', { name: 'Go to slide 4' }).click();
  const image = page.locator(`main img[src="${outsideImage}"]`);
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a menu item, to a new page', async ({ page }) => {
  await open(page);
  await header(page).getByRole('button', { name: 'Company' }).click();
  await header(page)
    .getByRole('link', { name: /^Case Studies/ })
    .click();
  await expect(page).toHaveURL(`${address}/case-studies`);
  await expect(page.getByRole('heading', { level: 1, name: 'Case Studies' })).toBeVisible();
  await expect(page.getByText('This page is under construction.')).toBeVisible();
});

test('a link in the footer, and a network a second time', async ({ page }) => {
  await open(page);
  const press = footer(page).getByRole('link', { name: 'Press' });
  await expect(press).toHaveAttribute('href', 'https://press.example/');
  const labs = footer(page).getByRole('link', { name: 'GitHub Labs' });
  await expect(labs).toHaveAttribute('href', 'https://github.com/labs');
  await expect(footer(page).getByRole('link', { name: 'GitHub', exact: true })).toBeVisible();
});

test('a new name for the brand', async ({ page }) => {
  for (const route of ['/', '/about']) {
    await open(page, route);
    await expect(header(page)).toContainText('Creasemark');
    await expect(footer(page)).toContainText(/© \d{4} Creasemark/);
    await expect(page).toHaveTitle(/Creasemark/);
    const words = await page.locator('body').innerText();
    expect(words).not.toContain('Foldline');
  }
  const manifest = JSON.parse(fs.readFileSync(site.path('public/manifest.webmanifest'), 'utf8')) as Json;
  expect(manifest.name).toBe('Creasemark');
});

test('a placeholder that becomes a page', async ({ page }) => {
  await open(page, '/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  await expect(page.getByText('This page is under construction.')).toHaveCount(0);
  await expect(page.getByLabel('Message')).toBeVisible();
  await page.getByRole('link', { name: 'View Pricing' }).click();
  await expect(page).toHaveURL(`${address}/#pricing`);
  await expect(page.locator('#pricing')).toBeInViewport();
});

/** Every file of the built site, with a digest of its bytes. */
function builtFiles(): Record<string, string> {
  const folder = site.path('public');
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), createHash('sha256').update(fs.readFileSync(file)).digest('hex')];
    }),
  );
}

test('a build with invalid content reports the problems and keeps the built site', async () => {
  test.setTimeout(120_000);
  const before = builtFiles();
  site.replace('sections/plans.json', '"£250"', '"free"');
  site.replace('site.json', '"Creasemark",', '"Creasemark"');
  // Without a cache Gatsby would delete the built site before the content check.
  fs.rmSync(site.path('.cache'), { recursive: true });
  const { status, said } = await site.run({}, gatsby, 'build');
  expect(status).toBe(1);
  expect(said).toMatch(
    /^content\/sections\/plans\.json:\d+:\d+ plans\[1\]\.price: found "free", expected a price .*$/m,
  );
  expect(said).toMatch(/^content\/site\.json:\d+:\d+: a comma is missing here$/m);
  expect(said).not.toMatch(/^\s+at /m);
  expect(builtFiles()).toEqual(before);
});
