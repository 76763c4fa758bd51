import { email, fillIn, form, message, send } from '../support/forms/contact-form';
import { formTexts, headingOf, heroTexts, placeholder, pricingTexts, routes, site } from '../support/content';
import { footer, header, heading } from '../support/page';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false });

test('without scripts the home page is readable and links to every route', async ({ page }) => {
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(4);
  await expect(page.getByRole('heading', { name: pricingTexts.title })).toBeVisible();
  await expect(header(page)).toHaveCount(0);
  await expect(footer(page)).toHaveCount(0);
  const subline = page.getByText(heroTexts.subline);
  const colour = () => subline.evaluate((element) => getComputedStyle(element).color);
  expect(await colour()).not.toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'print' });
  expect(await colour()).toBe('rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'screen' });

  const navigation = page.getByRole('navigation', { name: 'All pages' });
  const found = await navigation.getByRole('link').all();
  expect(await Promise.all(found.map((link) => link.getAttribute('href')))).toEqual(routes);
  for (const link of found) await expect(link).toBeVisible();
  for (const part of [form(page), page.locator('address')])
    for (const name of [site.phone, site.email]) await expect(part.getByRole('link', { name })).toBeVisible();
  await expect(page.locator('address')).toContainText(site.address.street);

  await navigation.getByRole('link', { name: headingOf('/about') }).click();
  await expect(page).toHaveURL(/\/about\/?$/);
  await expect(heading(page)).toHaveText(headingOf('/about'));
  await expect(page.getByText(placeholder.text)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'All pages' }).getByRole('link')).toHaveCount(
    routes.length,
  );
});

test('without scripts a simulated form says so, and is not sent', async ({ page }) => {
  await page.goto('/');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  const note = form(page).locator('noscript p').first();
  await expect(note).toHaveText(formTexts.withoutScripts);
  await expect(note).toBeVisible();
  await fillIn(page);
  await send(page).click();
  await email(page).press('Enter');
  await expect(message(page)).toHaveValue('An engine,\nanalytical.');
  expect(visited).toEqual([]);
});
