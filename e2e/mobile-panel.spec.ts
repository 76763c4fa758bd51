import type { Page } from '@playwright/test';
import { footer, header, open, restingScroll, scrollTo, settle } from './support/page';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const opener = (page: Page) => header(page).getByRole('button', { name: 'Open menu' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const group = (page: Page, name: string) => panel(page).getByRole('button', { name, exact: true });

/** Waits until the panel has come in from the right, all the way. */
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

/** Whatever is left of the panel in the document, seen or not. */
const remains = (page: Page) => page.locator('[role=dialog]');

/** Waits until nothing of the panel is left, and everything has happened that comes with its going. */
async function expectGone(page: Page): Promise<void> {
  await expect(remains(page)).toHaveCount(0);
  await settle(page);
}

/** Opens the panel a first time, so that its code is there and it opens at once from now on. */
async function openOnce(page: Page): Promise<void> {
  await openPanel(page);
  await page.keyboard.press('Escape');
  await expectGone(page);
}

/**
 * Presses buttons of the page one after the other.
 *
 * @param page the tab
 * @param frames how many frames pass between two of them
 * @param names the buttons' names; one that is not there yet is waited for, frame by frame
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

async function openPanel(page: Page): Promise<void> {
  await opener(page).tap();
  await expectPanel(page);
}

/** Whether the page behind can still be scrolled by a wheel or a finger. */
async function canPageScroll(page: Page): Promise<boolean> {
  const before = await restingScroll(page);
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 300);
  return (await restingScroll(page)) !== before;
}

test('it is a modal dialog from the right, with the same links as the header', async ({ page }) => {
  await open(page, '/about');
  await expect(header(page).getByRole('navigation')).toHaveCount(0);
  await openPanel(page);
  await expect(panel(page)).toHaveAttribute('aria-modal', 'true');

  const services = group(page, 'Services');
  await expect(services).toHaveAttribute('aria-expanded', 'false');
  await expect(panel(page).getByRole('link', { name: 'UI/UX Design' })).toHaveCount(0);
  await services.tap();
  await expect(services).toHaveAttribute('aria-expanded', 'true');
  await group(page, 'Company').tap();
  const found = await panel(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(found).toEqual([
    '/services/web-design',
    '/services/mobile-apps',
    '/services/ui-ux-design',
    '/services/ecommerce',
    '/about',
    '/team',
    '/careers',
    '/contact',
    '/portfolio',
    '/blog',
  ]);
  await expect(panel(page).getByRole('link', { name: 'About Us' })).toHaveAttribute('aria-current', 'page');
  await services.tap();
  await expect(panel(page).getByRole('link', { name: 'UI/UX Design' })).toHaveCount(0);
});

test('it keeps the focus inside, both ways round', async ({ page }) => {
  await open(page, '/about');
  await openPanel(page);
  const isInside = () => panel(page).evaluate((dialog) => dialog.contains(document.activeElement));
  await expect.poll(isInside).toBe(true);
  const names = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 9; step += 1) {
      await page.keyboard.press(key);
      expect(await isInside()).toBe(true);
      names.add(
        await page.evaluate(
          () =>
            document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      );
    }
  }
  expect([...names].sort()).toEqual(['Blog', 'Close menu', 'Company', 'Contact Us', 'Portfolio', 'Services']);
});

test('the page behind does not scroll, and can again afterwards', async ({ page }) => {
  await open(page);
  await scrollTo(page, 300);
  await openPanel(page);
  expect(await canPageScroll(page)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  expect(await canPageScroll(page)).toBe(true);
});

for (const [how, close] of Object.entries({
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'Close menu': (page: Page) => panel(page).getByRole('button', { name: 'Close menu' }).tap(),
})) {
  test(`${how} closes it and gives the focus back`, async ({ page }) => {
    await open(page, '/about');
    await openPanel(page);
    await close(page);
    await expect(panel(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await openPanel(page);
  });
}

test('a tap outside closes it and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 740 });
  await open(page, '/about');
  await openPanel(page);
  await page.touchscreen.tap(60, 400);
  await expect(panel(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('following a link closes it', async ({ page }) => {
  await open(page, '/about');
  await openPanel(page);
  await group(page, 'Company').tap();
  await panel(page).getByRole('link', { name: 'Our Team' }).tap();
  await expect(page).toHaveURL('/team');
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Team');
  expect(await restingScroll(page)).toBe(0);
  expect(await canPageScroll(page)).toBe(true);
});

test('so does going back', async ({ page }) => {
  await open(page, '/about');
  await openPanel(page);
  await panel(page).getByRole('link', { name: 'Blog' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(panel(page)).toHaveCount(0);
  await openPanel(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(panel(page)).toHaveCount(0);
  expect(await canPageScroll(page)).toBe(true);
});

test('Contact Us in it closes it and scrolls to the footer', async ({ page }) => {
  await open(page, '/about');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Contact Us' }).tap();
  await expect(panel(page)).toHaveCount(0);
  await expect.poll(() => restingScroll(page)).toBeGreaterThan(100);
  await expect
    .poll(() => footer(page).evaluate((end) => Math.abs(end.getBoundingClientRect().top - 80)))
    .toBeLessThanOrEqual(1);
  await expect(footer(page)).toBeFocused();
});

for (const time of ['first', 'second']) {
  test(`Contact Us in it leaves the focus on the footer, the ${time} time`, async ({ page }) => {
    await open(page, '/about');
    if (time === 'second') await openOnce(page);
    await openPanel(page);
    await panel(page).getByRole('button', { name: 'Contact Us' }).tap();
    await expectGone(page);
    await expect(footer(page)).toBeFocused();
  });

  test(`a link in it leaves the focus on the new page, the ${time} time`, async ({ page }) => {
    await open(page, '/about');
    if (time === 'second') await openOnce(page);
    await openPanel(page);
    await panel(page).getByRole('link', { name: 'Blog' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await expectGone(page);
    await expect(page.locator('#gatsby-focus-wrapper')).toBeFocused();
  });

  test(`a link to the page itself gives the focus back, the ${time} time`, async ({ page }) => {
    await open(page, '/blog');
    if (time === 'second') await openOnce(page);
    await openPanel(page);
    await panel(page).getByRole('link', { name: 'Blog' }).tap();
    await expectGone(page);
    await expect(opener(page)).toBeFocused();
  });
}

// A slow machine tears apart what a fast one does within a frame.
for (const slowness of [1, 4]) {
  test.describe(`on a machine ${slowness} times as slow`, () => {
    test.slow();

    test.beforeEach(async ({ page, context }) => {
      await open(page, '/about');
      await openOnce(page);
      const client = await context.newCDPSession(page);
      await client.send('Emulation.setCPUThrottlingRate', { rate: slowness });
    });

    test('however early it is closed, nothing stays behind', async ({ page }) => {
      for (const frames of [0, 1, 2, 3, 4, 6, 10]) {
        await test.step(`${frames} frames`, async () => {
          await pressInTurn(page, frames, 'Open menu', 'Close menu');
          await expectGone(page);
          await expect(opener(page)).toBeFocused();
        });
      }
      expect(await canPageScroll(page)).toBe(true);
    });

    test('opened again while it leaves, it stays', async ({ page }) => {
      for (const frames of [0, 1, 2, 4, 8]) {
        await test.step(`${frames} frames`, async () => {
          await pressInTurn(page, frames, 'Open menu', 'Close menu', 'Open menu');
          await expectPanel(page);
          expect(await canPageScroll(page)).toBe(false);
          await page.keyboard.press('Escape');
          await expectGone(page);
        });
      }
    });
  });
}

test('the keyboard opens it, too', async ({ page }) => {
  await open(page, '/about');
  await opener(page).press('Enter');
  await expectPanel(page);
  await group(page, 'Services').press('Enter');
  await expect(panel(page).getByRole('link', { name: 'E-commerce Solutions' })).toBeVisible();
});

test('it covers a phone on its side, and everything in it can be reached', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await open(page, '/about');
  await openPanel(page);
  await group(page, 'Services').tap();
  await group(page, 'Company').tap();
  await panel(page).getByRole('link', { name: 'Blog' }).tap();
  await expect(page).toHaveURL('/blog');
});
