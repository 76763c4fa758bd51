import site from '../content/site.json';
import { footer, header } from './support/page';
import { placeholderRoutes, routes, wordsOf } from './support/routes';
import { expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

test('without scripts the home page can be read and every route reached', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Our Process', 'Simple Pricing Without Surprises'])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  for (const name of [
    'Discovery',
    'Launch',
    'Custom Software Solutions',
    'Website',
    'Logo Design',
    'MVP in 2 Weeks',
  ])
    await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
  await expect(header(page)).toHaveCount(0);
  await expect(footer(page)).toHaveCount(0);

  const navigation = page.getByRole('navigation', { name: 'All pages' });
  const found = await navigation.getByRole('link').all();
  expect(await Promise.all(found.map((link) => link.getAttribute('href')))).toEqual(routes);
  for (const link of found) await expect(link).toBeVisible();
  await expect(page.getByRole('link', { name: site.phone })).toBeVisible();
  await expect(page.getByRole('link', { name: site.email })).toBeVisible();
  await expect(page.locator('address')).toContainText(site.address.street);

  await navigation.getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
});

test('without scripts every placeholder says what it is and leads on', async ({ page }) => {
  for (const route of placeholderRoutes) {
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(route).heading);
    await expect(page.getByText('This page is under construction.')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'All pages' }).getByRole('link')).toHaveCount(
      routes.length,
    );
  }
});

test('without scripts an anchor still ends 80 px below the top', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See pricing' }).click();
  await expect
    .poll(async () => Math.abs(((await page.locator('#pricing').boundingBox())?.y ?? 0) - 80))
    .toBeLessThanOrEqual(1);
});
