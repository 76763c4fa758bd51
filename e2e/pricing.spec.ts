import type { Locator, Page } from '@playwright/test';
import { open, settle } from './support/page';
import { expect, test } from './support/test';

const pricing = (page: Page) => page.getByRole('region', { name: 'Simple Pricing Without Surprises' });
const card = (page: Page, name: string): Locator =>
  pricing(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const switchGroup = (page: Page) => pricing(page).getByRole('radiogroup').nth(1);
const option = (page: Page, name: string) => switchGroup(page).getByRole('radio', { name, exact: true });

/** Expects a card to hold exactly what the specification's section 9 says. */
async function expectPlan(plan: Locator, price: string, features: string[], button: string): Promise<void> {
  await expect(plan.getByText(price, { exact: true })).toBeVisible();
  await expect(plan.getByRole('listitem')).toHaveText(features);
  await expect(plan.getByRole('link', { name: button })).toHaveAttribute('href', '/contact');
  await expect(plan.getByRole('link')).toHaveCount(1);
}

const logo = [
  '£597',
  ['Stand-out Logo', '3 Revisions', 'Source Files', '5 Day Delivery', 'Priority support'],
] as const;
const identity = [
  '£2000',
  [
    'Stand-out Logo',
    '3 Revisions',
    'Source Files',
    '14 Day Delivery',
    'Brand Colors And Typography',
    'Full Branding Guidelines',
    'Full Branding Identity',
    'Priority support',
  ],
] as const;

const expectLogo = (page: Page) =>
  expectPlan(card(page, 'Logo Design'), logo[0], [...logo[1]], 'Purchase Logo Design');
const expectIdentity = (page: Page) =>
  expectPlan(card(page, 'Visual Identity'), identity[0], [...identity[1]], 'Purchase Visual Identity');

test.beforeEach(async ({ page }) => {
  await open(page);
});

test('the plans are those of the specification', async ({ page }) => {
  await expectPlan(
    card(page, 'Website'),
    '£4,997+',
    [
      'Unlimited Revisions',
      'Copywriting',
      'Unlimited Pages',
      'Conversion Optimized',
      '10 Day Delivery',
      'Framer Development',
      '3 design concepts',
      'Priority support',
    ],
    'Book a Free Intro Call',
  );
  await expectPlan(
    card(page, 'App/Product Design'),
    '£3,995+',
    ['Unlimited Pages', 'Unlimited Revisions', 'Conversion Optimized', '7 Day Delivery', 'Priority support'],
    'Book a Free Intro Call',
  );
  await expectLogo(page);
  await expect(card(page, 'Website').getByText('Most popular')).toBeVisible();
  await expect(pricing(page).getByText('Most popular')).toHaveCount(1);

  await expect(pricing(page).getByRole('heading', { name: 'MVP in 2 Weeks' })).toBeVisible();
  await expect(pricing(page).getByText('£9,500', { exact: true })).toBeVisible();
  await expect(pricing(page).getByRole('img')).toHaveCount(1);
  await expect(pricing(page).getByRole('img')).toHaveAttribute('alt', /.{20}/);
  const links = await pricing(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute('href')}`));
  expect(links).toEqual([
    'Book a Free Intro Call /contact',
    'Book a Free Intro Call /contact',
    'Purchase Logo Design /contact',
    'Book a Free Intro Call /contact',
  ]);
});

test('the top toggle has one option, and it is chosen', async ({ page }) => {
  const top = pricing(page).getByRole('radiogroup').first();
  await expect(top.getByRole('radio')).toHaveCount(1);
  await expect(top.getByRole('radio')).toHaveAccessibleName('Visual Identity');
  await expect(top.getByRole('radio')).toBeChecked();
});

test('the third card switches by click, without changing its size', async ({ page }) => {
  await expect(switchGroup(page).getByRole('radio')).toHaveCount(2);
  await expect(option(page, 'Logo')).toBeChecked();
  await expect(option(page, 'Visual Identity')).not.toBeChecked();
  await expect(card(page, 'Visual Identity')).toHaveCount(0);
  const before = await card(page, 'Logo Design').boundingBox();
  const heightBefore = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(before?.height).toBeGreaterThan(300);
  const scrolled = await page.evaluate(() => scrollY);

  await option(page, 'Visual Identity').click();
  await expect(option(page, 'Visual Identity')).toBeChecked();
  await expect(option(page, 'Logo')).not.toBeChecked();
  await expectIdentity(page);
  await expect(card(page, 'Logo Design')).toHaveCount(0);
  const moved = (await page.evaluate(() => scrollY)) - scrolled;
  const after = await card(page, 'Visual Identity').boundingBox();
  expect(after && { ...after, y: after.y + moved }).toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightBefore);

  await option(page, 'Logo').click();
  await expectLogo(page);
});

test('the third card switches by arrow keys, as one stop of the keyboard', async ({ page }) => {
  await option(page, 'Logo').focus();
  await page.keyboard.press('ArrowRight');
  await expect(option(page, 'Visual Identity')).toBeFocused();
  await expect(option(page, 'Visual Identity')).toBeChecked();
  await expectIdentity(page);
  await page.keyboard.press('ArrowDown');
  await expect(option(page, 'Logo')).toBeFocused();
  await expectLogo(page);
  await page.keyboard.press('ArrowLeft');
  await expectIdentity(page);
  await page.keyboard.press('Tab');
  await expect(pricing(page).getByRole('link', { name: 'Purchase Visual Identity' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(option(page, 'Visual Identity')).toBeFocused();
});

test('on a phone the card keeps its size as well', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await settle(page);
  const before = await card(page, 'Logo Design').boundingBox();
  await option(page, 'Visual Identity').click();
  await expectIdentity(page);
  expect((await card(page, 'Visual Identity').boundingBox())?.height).toBe(before?.height);
});

test('a pricing button leads to the contact page', async ({ page }) => {
  await pricing(page).getByRole('link', { name: 'Purchase Logo Design' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
});
