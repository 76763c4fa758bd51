import type { Page } from '@playwright/test';
import { sendMessage, status } from '../support/forms/contact-form';
import { pricingTexts } from '../support/content';
import { menuNames, openMenu, openWholePanel } from '../support/menus';
import { subscribe } from '../support/forms/newsletter';
import { footer, header, open, restingScroll, scrollTo } from '../support/page';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Records every animation and transition that starts on the page. */
const watchForMotion = (page: Page) =>
  page.addInitScript(() => {
    const motion: string[] = [];
    Object.assign(window, { motion });
    for (const type of ['animationstart', 'transitionrun'])
      document.addEventListener(type, ({ target }) =>
        motion.push(`${type}: ${(target as Element).outerHTML.slice(0, 100)}`),
      );
  });

/** Expects that no animation or transition has started. */
async function expectNoMotion(page: Page): Promise<void> {
  await restingScroll(page);
  const found = await page.evaluate(() => ({
    motion: (window as unknown as { motion: string[] }).motion,
    animations: document.getAnimations().length,
    scrolling: getComputedStyle(document.documentElement).scrollBehavior,
  }));
  expect(found).toEqual({ motion: [], animations: 0, scrolling: 'auto' });
}

test.beforeEach(({ page }) => watchForMotion(page));

test('no page has an animation while it scrolls', async ({ page }) => {
  for (const route of ['/', '/about', '/404.html']) {
    await open(page, route);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top <= height; top += 700) await scrollTo(page, top);
    await test.step(route, () => expectNoMotion(page));
  }
});

test('the menus, the theme, the slides, the cards and the forms change without motion', async ({ page }) => {
  await open(page);
  for (const name of menuNames) await openMenu(page, name);
  await page.keyboard.press('Escape');
  await header(page).getByRole('button', { name: 'Switch to dark theme' }).click();
  await page.getByRole('button', { name: 'Go to slide 3' }).click();
  await page.getByRole('radio', { name: pricingTexts.switchCard.variants[1]?.option }).last().click();
  await sendMessage(page);
  await expect(status(page)).toContainText('Message Sent!');
  await subscribe(page);
  await expect(footer(page).getByRole('status')).not.toBeEmpty();
  await expectNoMotion(page);
});

test('the mobile panel opens and closes without motion', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const panel = await openWholePanel(page);
  await expectNoMotion(page);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expectNoMotion(page);
});
