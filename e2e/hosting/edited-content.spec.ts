import fs from 'node:fs';
import path from 'node:path';
import { footer, header, open } from '../support/page';
import { watchPolicy } from '../support/policy';
import { builtFolder } from '../support/site/built-site';
import { addedPages, brandName, embed, outsideImage } from '../support/site/edited-content';
import { type Json, readJson } from '../support/site/json';
import { sites } from '../support/site/sites';
import { expect, test } from '../support/test';

// Pages that an editor has added, with one more of each kind of entry (edited-content.ts).

const { origin, prefix } = sites.hosted;

test('plans', async ({ page }) => {
  await open(page, addedPages.edited);
  const names = page.locator('#pricing').getByRole('heading', { level: 3 });
  await expect(names.nth(1)).toHaveText('Care Plan');
  await expect(page.getByText('£250', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose Care Plan' })).toHaveAttribute(
    'href',
    `${prefix}/contact`,
  );
  // Markup in a text shows as it was typed.
  await expect(page.getByText('Ask <b>any</b> question & get an answer').first()).toBeVisible();
  await expect(page.locator('#pricing b')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Stationery' }).click();
  await expect(page.getByRole('heading', { name: 'Stationery Set' })).toBeVisible();
  await expect(page.getByText('£350', { exact: true })).toBeVisible();
});

test('a step, a service and a benefit, in sections in another order', async ({ page }) => {
  await open(page, addedPages.edited);
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
  await open(page, addedPages.edited);
  await expect(page.getByRole('button', { name: /^Go to slide/ })).toHaveCount(4);
  await page.getByRole('button', { name: 'Go to slide 4' }).click();
  const image = page.locator(`main img[src="${outsideImage}"]`);
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a menu item, to a new page', async ({ page }) => {
  await open(page, addedPages.edited);
  const link = header(page).locator(`a[href="${prefix}${addedPages.placeholder}"]`);
  const panel = await link.evaluate((element) => element.closest('[id]')?.id);
  await header(page).locator(`[aria-controls="${panel}"]`).click();
  await link.click();
  await expect(page).toHaveURL(`${origin}${prefix}${addedPages.placeholder}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Case Studies' })).toBeVisible();
  await expect(page.getByText('This page is under construction.')).toBeVisible();
});

test.describe('a part of another site', () => {
  test.use({ expectedProblems: [/^left the site: https:\/\/calendar\.example\/call$/] });

  test('loads when a visitor asks for it, and the policy allows its origin only', async ({ page }) => {
    const asked: (string | undefined)[] = [];
    await page.route('https://calendar.example/**', (route) => {
      asked.push(route.request().headers().referer);
      return route.fulfill({ contentType: 'text/html', body: '<button>Monday</button>' });
    });
    const violations = await watchPolicy(page);
    const response = await page.request.get(`${origin}${prefix}${addedPages.embed}`);
    expect(response.headers()['content-security-policy']).toMatch(
      /; frame-src (?:[^;]* )?https:\/\/calendar\.example[ ;]/,
    );
    await open(page, addedPages.embed);
    // The code of this kind loads on demand. Until then the link leads to the other site.
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('link', { name: embed.button });
    await expect(link).toBeVisible();
    expect(asked).toEqual([]);
    await link.click();
    await expect(page.locator('iframe')).toBeFocused();
    await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible();
    // A key that is pressed while Chromium replaces the frame's empty document has no effect.
    await expect(async () => {
      await page.locator('iframe').focus();
      await page.keyboard.press('Tab');
      await expect(page.frameLocator('iframe').getByRole('button', { name: 'Monday' })).toBeFocused({
        timeout: 1000,
      });
    }).toPass();
    expect(asked).toEqual([`${origin}/`]);
    expect(await violations()).toEqual([]);
  });
});

test('a link in the footer, and a network a second time', async ({ page }) => {
  await open(page, addedPages.edited);
  const press = footer(page).getByRole('link', { name: 'Press' });
  await expect(press).toHaveAttribute('href', 'https://press.example/');
  const labs = footer(page).getByRole('link', { name: 'GitHub Labs' });
  await expect(labs).toHaveAttribute('href', 'https://github.com/labs');
  await expect(footer(page).getByRole('link', { name: 'GitHub', exact: true })).toBeVisible();
});

test('a new name for the brand', async ({ page }) => {
  const { name } = readJson('examples/studio/brand.json') as { name: string };
  for (const route of ['/', addedPages.placeholder]) {
    await open(page, route);
    await expect(header(page)).toContainText(brandName);
    await expect(footer(page)).toContainText(new RegExp(`© \\d{4} ${brandName}`));
    await expect(page).toHaveTitle(new RegExp(brandName));
    expect(await page.locator('body').innerText()).not.toContain(name);
  }
  const manifest = JSON.parse(
    fs.readFileSync(path.join(builtFolder('hosted'), 'manifest.webmanifest'), 'utf8'),
  ) as Json;
  expect(manifest.name).toBe(brandName);
});

test('a page with the contact section alone leads to the prices of the home page', async ({ page }) => {
  await open(page, addedPages.contact);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Write');
  await expect(page.getByText('This page is under construction.')).toHaveCount(0);
  await expect(page.getByLabel('Message')).toBeVisible();
  await page.getByRole('link', { name: 'View Pricing' }).click();
  await expect(page).toHaveURL(/\/some\/preview\/?#pricing$/);
  await expect(page.locator('#pricing')).toBeInViewport();
});
