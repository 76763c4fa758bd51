import type { Page } from '@playwright/test';
import { headingOf, navigation } from '../support/content';
import { footer, header, heading, open, restingScroll, scrollTo, settle } from '../support/page';
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

/** Opens and closes the panel, so that its code is loaded. */
async function openOnce(page: Page): Promise<void> {
  await openPanel(page);
  await page.keyboard.press('Escape');
  await expectGone(page);
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

test('it has the links of the header, and fits a phone in landscape', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, '/about');
  await expect(header(page).getByRole('navigation')).toHaveCount(0);
  await openPanel(page);
  await group(page, 0).tap();
  await group(page, 1).tap();
  const links = panel(page).getByRole('navigation', { name: 'Main' }).getByRole('link');
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(found).toEqual(
    [...navigation.groups.flatMap(({ items }) => items), ...navigation.links].map(({ href }) => href),
  );
  await links.last().tap();
  await expect(page).toHaveURL(navigation.links.at(-1)?.href ?? '');
});

test('the focus stays in it', async ({ page }) => {
  await open(page);
  await openPanel(page);
  const buttons = await panel(page).getByRole('button').count();
  for (let step = 0; step < 2 * buttons; step += 1) {
    await page.keyboard.press(step < buttons ? 'Tab' : 'Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)).toBe(
      'dialog',
    );
  }
});

test('the page behind cannot scroll until the panel closes', async ({ page }) => {
  await open(page);
  await scrollTo(page, 300);
  await openPanel(page);
  expect(await canPageScroll(page)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.keyboard.press('Escape');
  await expectGone(page);
  expect(await page.evaluate(() => scrollY)).toBe(300);
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

test('a tap outside closes it and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 740 });
  await open(page, '/about');
  await openPanel(page);
  await page.touchscreen.tap(60, 400);
  await expectGone(page);
  await expect(opener(page)).toBeFocused();
});

// The code of the panel loads the first time. The second time it opens within a frame.
for (const time of ['first', 'second']) {
  test.describe(`the ${time} time`, () => {
    test.beforeEach(async ({ page }) => {
      await open(page, '/blog');
      if (time === 'second') await openOnce(page);
      await openPanel(page);
    });

    test('Contact Us closes it, scrolls to the footer and focuses it', async ({ page }) => {
      await panel(page).getByRole('button', { name: navigation.contactButton }).tap();
      await expectGone(page);
      await expect
        .poll(async () => {
          await restingScroll(page);
          return footer(page).evaluate((end) => Math.abs(end.getBoundingClientRect().top - 80));
        })
        .toBeLessThanOrEqual(1);
      await expect(footer(page)).toBeFocused();
    });

    test('a link closes it and focuses the new page, and the page scrolls after back', async ({ page }) => {
      await panel(page)
        .getByRole('link', { name: headingOf('/portfolio') })
        .tap();
      await expect(heading(page)).toHaveText(headingOf('/portfolio'));
      await expectGone(page);
      await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
      await openPanel(page);
      await page.goBack();
      await expect(heading(page)).toHaveText(headingOf('/blog'));
      await expectGone(page);
      expect(await canPageScroll(page)).toBe(true);
    });

    test('a link to the page itself closes it and returns the focus', async ({ page }) => {
      await panel(page)
        .getByRole('link', { name: headingOf('/blog') })
        .tap();
      await expectGone(page);
      await expect(opener(page)).toBeFocused();
    });
  });
}

// On a slow machine more frames pass between two steps of React.
for (const slowness of [1, 4]) {
  test.describe(`with the processor ${slowness} times slower`, () => {
    test.beforeEach(async ({ page, context }) => {
      await open(page, '/about');
      await openOnce(page);
      const client = await context.newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    });

    test('nothing remains if it is closed while it opens', async ({ page }) => {
      for (const frames of [0, 1, 2, 4, 8])
        await test.step(`${frames} frames`, async () => {
          await pressInTurn(page, frames, 'Open menu', 'Close menu');
          await expectGone(page);
          await expect(opener(page)).toBeFocused();
        });
      expect(await canPageScroll(page)).toBe(true);
    });

    test('it stays when it is opened again while it closes', async ({ page }) => {
      for (const frames of [0, 1, 2, 4, 8])
        await test.step(`${frames} frames`, async () => {
          await pressInTurn(page, frames, 'Open menu', 'Close menu', 'Open menu');
          await expectPanel(page);
          expect(await canPageScroll(page)).toBe(false);
          await page.keyboard.press('Escape');
          await expectGone(page);
        });
    });
  });
}
