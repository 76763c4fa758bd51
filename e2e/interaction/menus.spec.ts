import type { Locator } from '@playwright/test';
import { openFrozen, pass } from '../support/clock';
import { navigation } from '../support/content';
import { menuButton, menuNames, menuPanel, openMenu } from '../support/menus';
import { open, settle } from '../support/page';
import { expect, test } from '../support/test';

// Jest tests all delays and keys. These tests need a real pointer and real layout.

const [first = ''] = menuNames;
const firstLinks = navigation.groups[0]?.items ?? [];

const expectOpen = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'true');
const expectClosed = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'false');

const centreOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('Not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test('a slow pointer movement from the button to its panel keeps the panel open', async ({ page }) => {
  await openFrozen(page, '/about');
  const button = menuButton(page, first);
  const link = (await menuPanel(page, first)).getByRole('link').nth(1);
  const from = await centreOf(button);
  await page.mouse.move(from.x, from.y);
  await settle(page);
  await pass(page, 200);
  // Down over the gap between button and panel, then along the links.
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

test('the panels are 520 to 640 px wide and on the screen', async ({ page }) => {
  await open(page, '/about');
  for (const windowWidth of [1024, 1920]) {
    await page.setViewportSize({ width: windowWidth, height: 800 });
    for (const name of menuNames) {
      await openMenu(page, name);
      const panel = await menuPanel(page, name);
      const { left, right, width } = await panel.evaluate((element) => element.getBoundingClientRect());
      expect(width).toBeGreaterThanOrEqual(520);
      expect(width).toBeLessThanOrEqual(640);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(windowWidth);
    }
  }
});

test('the current page is marked in its menu, whose button is underlined, and in no other', async ({
  page,
}) => {
  const route = '/about';
  await open(page, route);
  for (const { title, items } of navigation.groups) {
    const hasPage = items.some(({ href }) => href === route);
    const line = hasPage ? 'underline' : 'none';
    await expect(menuButton(page, title)).toHaveCSS('text-decoration-line', line);
    const marked = (await menuPanel(page, title)).locator('[aria-current=page]');
    await expect(marked).toHaveCount(hasPage ? 1 : 0);
  }
});
