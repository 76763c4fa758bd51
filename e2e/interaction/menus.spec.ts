import type { Locator, Page } from '@playwright/test';
import { openFrozen, pass } from '../support/clock';
import { navigation } from '../support/content';
import { menuButton, menuNames, menuPanel, openMenu } from '../support/menus';
import { header, open, settle } from '../support/page';
import { expect, test } from '../support/test';

// Jest tests all delays and keys. These tests need a real pointer, real focus order and real layout.

const [first = '', second = ''] = menuNames;
const firstLinks = navigation.groups[0]?.items ?? [];

const expectOpen = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'true');
const expectClosed = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'false');

const centreOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('Not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Moves the pointer onto an element in one step. */
async function pointAt(target: Locator): Promise<void> {
  const { x, y } = await centreOf(target);
  await target.page().mouse.move(x, y);
  await settle(target.page());
}

async function pointAway(page: Page): Promise<void> {
  await page.mouse.move(640, 700);
  await settle(page);
}

test.describe('with a mouse', () => {
  test.beforeEach(({ page }) => openFrozen(page, '/about'));

  test('a slow pointer movement from the button to its panel keeps the panel open', async ({ page }) => {
    const button = menuButton(page, first);
    const link = (await menuPanel(page, first)).getByRole('link').nth(1);
    await pointAt(button);
    await pass(page, 200);
    // Down over the gap between button and panel, then along the links.
    const from = await centreOf(button);
    const to = await centreOf(link);
    for (let y = from.y; y < to.y; y += 5) {
      await page.mouse.move(from.x, y);
      await pass(page, 160);
      await expectOpen(button);
    }
    await page.mouse.move(to.x, to.y, { steps: 20 });
    await pass(page, 160);
    await expectOpen(button);
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(firstLinks[1]?.href ?? '');
    await expectClosed(button);
  });

  test('while a panel is open another button opens its own at once, which closes 150 ms after the pointer leaves', async ({
    page,
  }) => {
    const button = menuButton(page, second);
    const panel = await menuPanel(page, second);
    await pointAt(menuButton(page, first));
    await expect(panel).toBeHidden();
    await pass(page, 200);
    await pointAt(button);
    await expectOpen(button);
    await expect(panel).toBeVisible();
    await expectClosed(menuButton(page, first));
    await pointAway(page);
    await pass(page, 149);
    await expectOpen(button);
    await pass(page, 1);
    await expectClosed(button);
    await expect(panel).toBeHidden();
  });

  test('a click opens at once, and a press outside closes', async ({ page }) => {
    const button = menuButton(page, first);
    await button.click();
    await expectOpen(button);
    // The hover timer must not close the panel.
    await pass(page, 5000);
    await expectOpen(button);
    await page.mouse.move(640, 700);
    await page.mouse.down();
    await settle(page);
    await expectClosed(button);
    await page.mouse.up();
  });
});

for (const width of [1024, 1920]) {
  test(`at ${width} px the panels are 520 to 640 px wide and on the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/about');
    for (const name of menuNames) {
      await openMenu(page, name);
      const box = await (await menuPanel(page, name)).boundingBox();
      expect(box?.width).toBeGreaterThanOrEqual(520);
      expect(box?.width).toBeLessThanOrEqual(640);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens and closes at once', async ({ page }) => {
    await openFrozen(page, '/about');
    const button = menuButton(page, first);
    await button.tap();
    await settle(page);
    await expectOpen(button);
    await button.tap();
    await settle(page);
    await expectClosed(button);
    await button.tap();
    await pass(page, 5000);
    await expectOpen(button);
    await menuButton(page, second).tap();
    await settle(page);
    await expectClosed(button);
    await expectOpen(menuButton(page, second));
  });
});

test.describe('by keyboard', () => {
  test.beforeEach(({ page }) => open(page, '/about'));

  test('Tab goes through the links of an open panel, and past the last one it closes', async ({ page }) => {
    const button = menuButton(page, first);
    await button.press('Enter');
    for (const { href } of firstLinks) {
      await page.keyboard.press('Tab');
      await expect(header(page).locator(`a[href="${href}"]`)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(menuButton(page, second)).toBeFocused();
    await expectClosed(button);
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    await button.press('Space');
    await page.keyboard.press('Shift+Tab');
    await expectClosed(button);
  });

  test('the links of a closed panel are in the document but not in the focus order', async ({ page }) => {
    const links = (await menuPanel(page, first)).locator('a');
    await expect(links).toHaveCount(firstLinks.length);
    await expect(links.first()).toBeHidden();
    await menuButton(page, first).focus();
    await page.keyboard.press('Tab');
    await expect(menuButton(page, second)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(header(page).getByRole('link', { name: navigation.links[0]?.title })).toBeFocused();
  });
});
