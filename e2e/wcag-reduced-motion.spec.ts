import type { Page } from '@playwright/test';
import { sendMessage } from './support/contact-form';
import { subscribe } from './support/newsletter';
import { menuNames, openMenu, openWholePanel } from './support/menus';
import { footer, header, open, restingScroll, scrollTo } from './support/page';
import { everyPage } from './support/routes';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Writes down every movement that begins on the page, however short. */
const watchForMotion = (page: Page) =>
  page.addInitScript(() => {
    const motion: string[] = [];
    Object.assign(window, { motion });
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, ({ target }) =>
        motion.push(`${type}: ${(target as Element).outerHTML.slice(0, 100)}`),
      );
  });

/** Expects that nothing has moved, moves or is about to. */
async function expectStillness(page: Page): Promise<void> {
  await restingScroll(page);
  const found = await page.evaluate(() => ({
    motion: (window as unknown as { motion: string[] }).motion,
    animations: document.getAnimations().length,
    scrolling: getComputedStyle(document.documentElement).scrollBehavior,
  }));
  expect(found).toEqual({ motion: [], animations: 0, scrolling: 'auto' });
}

test.beforeEach(({ page }) => watchForMotion(page));

test('nothing moves on any page, from its top to its end', async ({ page }) => {
  for (const route of everyPage) {
    await open(page, route);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top <= height; top += 700) await scrollTo(page, top);
    await test.step(route, () => expectStillness(page));
  }
});

test('nothing moves in the menus of the header, nor when the theme changes', async ({ page }) => {
  await open(page);
  for (const name of menuNames) await openMenu(page, name);
  await page.keyboard.press('Escape');
  await header(page).getByRole('button', { name: 'Switch to dark theme' }).click();
  await expectStillness(page);
});

test('nothing moves in the mobile panel', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const panel = await openWholePanel(page);
  await expectStillness(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expectStillness(page);
});

test('nothing moves in the slideshow, the cards and the forms', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Go to slide 3' }).click();
  await page.getByRole('radio', { name: 'Visual Identity' }).nth(1).click();
  const contact = page.locator('#contact');
  await sendMessage(page);
  await expect(contact.getByText('Message Sent!')).toBeVisible();
  await subscribe(page);
  await expect(footer(page).getByRole('status')).toHaveText(/Thanks/);
  await expectStillness(page);
});
