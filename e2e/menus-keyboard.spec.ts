import type { Page } from '@playwright/test';
import { footer, header, open } from './support/page';
import { expect, test } from './support/test';

const menuButton = (page: Page, name: string) => header(page).getByRole('button', { name, exact: true });

test.beforeEach(async ({ page }) => open(page, '/about'));

for (const key of ['Enter', 'Space']) {
  test(`${key} opens and closes`, async ({ page }) => {
    const services = menuButton(page, 'Services');
    await services.focus();
    await page.keyboard.press(key);
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await expect(header(page).getByRole('link', { name: 'UI/UX Design' })).toBeVisible();
    await page.keyboard.press(key);
    await expect(services).toHaveAttribute('aria-expanded', 'false');
    await expect(services).toBeFocused();
  });
}

test('Escape closes and returns the focus to the button', async ({ page }) => {
  const company = menuButton(page, 'Company');
  await company.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Our Team' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(company).toHaveAttribute('aria-expanded', 'false');
  await expect(company).toBeFocused();
});

test('Tab goes through the links, and past the last one the panel closes', async ({ page }) => {
  const services = menuButton(page, 'Services');
  await services.press('Enter');
  for (const name of [
    'Web Design & Development',
    'Mobile App Development',
    'UI/UX Design',
    'E-commerce Solutions',
  ]) {
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(menuButton(page, 'Company')).toBeFocused();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

test('Shift and Tab before the button closes as well', async ({ page }) => {
  const services = menuButton(page, 'Services');
  await services.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(header(page).getByRole('link', { name: 'home page' })).toBeFocused();
  await expect(services).toHaveAttribute('aria-expanded', 'false');
});

test('the links of a closed panel are in the document, and out of reach', async ({ page }) => {
  await expect(header(page).locator('a[href="/services/web-design"]')).toBeAttached();
  await expect(header(page).locator('a[href="/services/web-design"]')).toBeHidden();
  await menuButton(page, 'Services').focus();
  await page.keyboard.press('Tab');
  await expect(menuButton(page, 'Company')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(header(page).getByRole('link', { name: 'Portfolio' })).toBeFocused();
});

test('the button names the panel it controls, and no menu roles are about', async ({ page }) => {
  for (const name of ['Services', 'Company']) {
    const id = await menuButton(page, name).getAttribute('aria-controls');
    await expect(page.locator(`[id="${id}"]`)).toHaveCount(1);
    await expect(page.locator(`[id="${id}"] a`)).toHaveCount(4);
  }
  await expect(page.locator('[role^=menu]')).toHaveCount(0);
});

test('following a link closes the panel and marks the page', async ({ page }) => {
  await menuButton(page, 'Company').press('Enter');
  await expect(header(page).getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
  await header(page).getByRole('link', { name: 'Careers' }).press('Enter');
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers');
  await expect(menuButton(page, 'Company')).toHaveAttribute('aria-expanded', 'false');
  await menuButton(page, 'Company').press('Enter');
  await expect(header(page).getByRole('link', { name: 'Careers' })).toHaveAttribute('aria-current', 'page');
  await expect(header(page).getByRole('link', { name: 'About Us' })).not.toHaveAttribute('aria-current');
});

test('find-in-page opens the panel that holds the words', async ({ page }) => {
  // What the browser tells the page when it has found something behind hidden="until-found".
  await header(page)
    .locator('a[href="/team"]')
    .evaluate((link) => link.closest('[hidden=until-found]')?.dispatchEvent(new Event('beforematch')));
  await expect(menuButton(page, 'Company')).toHaveAttribute('aria-expanded', 'true');
  await expect(header(page).getByRole('link', { name: 'Our Team' })).toBeVisible();
});

test('the skip link is the first thing Tab reaches, and leads past the header', async ({ page }) => {
  await page.reload();
  await expect(header(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  await expect(footer(page)).toBeAttached();
});
