import type { Page } from '@playwright/test';
import { headingOf, navigation } from '../support/content';
import { footer, header, heading, open, restingScroll, restingTop, scrollTo, settle } from '../support/page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const opener = (page: Page) => header(page).getByRole('button', { name: 'Open menu' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const group = (page: Page, index: number) =>
  panel(page).getByRole('button', { name: navigation.groups[index]?.title, exact: true });

/** Waits until the panel has slid in completely. */
async function expectPanel(page: Page): Promise<void> {
  const close = panel(page).getByRole('button', { name: 'Close menu' });
  await expect
    .poll(() => close.evaluate((button) => innerWidth - button.getBoundingClientRect().right))
    .toBeLessThan(30);
  await panel(page).evaluate((dialog) =>
    Promise.all(
      dialog.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

async function openPanel(page: Page): Promise<void> {
  await opener(page).tap();
  await expectPanel(page);
}

/** Waits until the panel has slid out. */
async function expectGone(page: Page): Promise<void> {
  await expect(panel(page)).toBeHidden();
  await settle(page);
}

/**
 * Presses buttons of the page one after the other, each as soon as it exists.
 *
 * @param frames how many frames pass after each press
 * @param names the accessible names of the buttons
 */
const pressInTurn = (page: Page, frames: number, ...names: string[]) =>
  page.evaluate(
    async ([count, labels]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (const label of labels) {
        const find = () => document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
        while (!find()) await frame();
        find()?.click();
        for (let passed = 0; passed < count; passed += 1) await frame();
      }
    },
    [frames, names] as const,
  );

/** Whether a wheel or a finger still scrolls the page behind the panel. */
async function canPageScroll(page: Page): Promise<boolean> {
  const before = await restingScroll(page);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 300);
  return (await restingScroll(page)) !== before;
}

test('it fits a phone in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, '/about');
  await expect(header(page).getByRole('navigation')).toHaveCount(0);
  await openPanel(page);
  await group(page, 0).tap();
  await group(page, 1).tap();
  const links = panel(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
  await links.last().tap();
  await expect(page).toHaveURL(navigation.links.at(-1)?.href ?? '');
});

test('the page behind cannot scroll until a tap outside or Escape closes the panel', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 740 });
  await open(page);
  await scrollTo(page, 300);
  for (const close of [() => page.keyboard.press('Escape'), () => page.touchscreen.tap(60, 400)]) {
    await openPanel(page);
    expect(await canPageScroll(page)).toBe(false);
    await close();
    await expectGone(page);
    await expect(opener(page)).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(300);
  }
  expect(await canPageScroll(page)).toBe(true);
});

test('it closes when the window grows so that the header has its own navigation', async ({ page }) => {
  await open(page, '/about');
  await openPanel(page);
  await page.setViewportSize({ width: 1000, height: 740 });
  await expectPanel(page);
  await page.setViewportSize({ width: 1280, height: 740 });
  await expectGone(page);
  await expect(header(page).getByRole('navigation')).toBeVisible();
  expect(await canPageScroll(page)).toBe(true);
});

test('its links and Contact Us close it and move the focus', async ({ page }) => {
  const linkTo = (route: string) => panel(page).getByRole('link', { name: headingOf(route) });
  await open(page, '/blog');
  await test.step('Contact Us', async () => {
    await openPanel(page);
    await panel(page).getByRole('button', { name: navigation.contactButton }).tap();
    await expectGone(page);
    await expect.poll(async () => Math.abs((await restingTop(footer(page))) - 80)).toBeLessThanOrEqual(1);
    await expect(footer(page)).toBeFocused();
  });
  await test.step('a link to the current page', async () => {
    await openPanel(page);
    await linkTo('/blog').tap();
    await expectGone(page);
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL('/blog');
  });
  await test.step('a link to another page, which scrolls after Back', async () => {
    await openPanel(page);
    await linkTo('/portfolio').tap();
    await expect(heading(page)).toHaveText(headingOf('/portfolio'));
    await expectGone(page);
    await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
    await openPanel(page);
    await page.goBack();
    await expect(heading(page)).toHaveText(headingOf('/blog'));
    await expectGone(page);
    expect(await canPageScroll(page)).toBe(true);
  });
});

test('quick presses leave it closed or open', async ({ page, context }) => {
  await open(page, '/about');
  // The code of the panel loads the first time.
  await openPanel(page);
  await page.keyboard.press('Escape');
  await expectGone(page);
  // On a slow machine more frames pass between two steps of React.
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  for (const frames of [0, 2, 8])
    await test.step(`${frames} frames`, async () => {
      await pressInTurn(page, frames, 'Open menu', 'Close menu');
      await expectGone(page);
      await expect(opener(page)).toBeFocused();
      await pressInTurn(page, frames, 'Open menu', 'Close menu', 'Open menu');
      await expectPanel(page);
      expect(await canPageScroll(page)).toBe(false);
      await page.keyboard.press('Escape');
      await expectGone(page);
    });
  expect(await canPageScroll(page)).toBe(true);
});
