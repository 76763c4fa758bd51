import type { Locator, Page } from '@playwright/test';
import { openFrozen, pass } from './support/clock';
import { header, settle } from './support/page';
import { expect, test } from './support/test';

// The figures of the specification's section 9, each on both sides of its edge.

const menuButton = (page: Page, name: string): Locator =>
  header(page).getByRole('button', { name, exact: true });

/** A link in the panel that a button opens; it exists whether the panel is open or not. */
const panelLink = (page: Page, href: string): Locator => header(page).locator(`a[href="${href}"]`);

const centreOf = async (target: Locator) => {
  const box = await target.boundingBox();
  if (!box) throw new Error('Not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Puts the pointer on something at once, as a hand that comes from outside the window. */
async function pointAt(target: Locator): Promise<void> {
  const { x, y } = await centreOf(target);
  await target.page().mouse.move(x, y);
  await settle(target.page());
}

/** Takes the pointer away from everything. */
async function pointAway(page: Page): Promise<void> {
  await page.mouse.move(640, 700);
  await settle(page);
}

const expectOpen = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'true');
const expectClosed = (button: Locator) => expect(button).toHaveAttribute('aria-expanded', 'false');

test.beforeEach(({ page }) => openFrozen(page, '/about'));

test('resting on a button opens its panel after 200 ms and not before', async ({ page }) => {
  const services = menuButton(page, 'Services');
  await pointAt(services);
  await pass(page, 199);
  await expectClosed(services);
  await expect(panelLink(page, '/services/ecommerce')).toBeHidden();
  await pass(page, 1);
  await expectOpen(services);
  await expect(panelLink(page, '/services/ecommerce')).toBeVisible();
});

test('passing over a button for less than 200 ms opens nothing', async ({ page }) => {
  const services = menuButton(page, 'Services');
  await pointAt(services);
  await pass(page, 199);
  await pointAway(page);
  await pass(page, 1000);
  await expectClosed(services);
});

test('leaving closes after 150 ms and not before', async ({ page }) => {
  const services = menuButton(page, 'Services');
  await pointAt(services);
  await pass(page, 200);
  await expectOpen(services);
  await pointAway(page);
  await pass(page, 149);
  await expectOpen(services);
  await pass(page, 1);
  await expectClosed(services);
  await expect(panelLink(page, '/services/ecommerce')).toBeHidden();
});

test('coming back within 150 ms keeps it open', async ({ page }) => {
  const services = menuButton(page, 'Services');
  await pointAt(services);
  await pass(page, 200);
  await pointAway(page);
  await pass(page, 149);
  await pointAt(panelLink(page, '/services/ecommerce'));
  await pass(page, 5000);
  await expectOpen(services);
});

test('the way from the button to its panel closes nothing, however slow', async ({ page }) => {
  const services = menuButton(page, 'Services');
  await pointAt(services);
  await pass(page, 200);
  // Straight down, over the edge between button and panel, then along the links: at no point more than 5 px a step.
  const from = await centreOf(services);
  const to = await centreOf(panelLink(page, '/services/mobile-apps'));
  for (let y = from.y; y < to.y; y += 5) {
    await page.mouse.move(from.x, y);
    await pass(page, 160);
    await expectOpen(services);
  }
  await page.mouse.move(to.x, to.y, { steps: 20 });
  await pass(page, 160);
  await expectOpen(services);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL('/services/mobile-apps');
  await expectClosed(services);
});

test('another button opens at once for 300 ms after a panel has closed', async ({ page }) => {
  await pointAt(menuButton(page, 'Services'));
  await pass(page, 200);
  await pointAway(page);
  await pass(page, 150);
  await expectClosed(menuButton(page, 'Services'));
  await pass(page, 299);
  await pointAt(menuButton(page, 'Company'));
  await expectOpen(menuButton(page, 'Company'));
});

test('and waits again once the 300 ms are over', async ({ page }) => {
  const company = menuButton(page, 'Company');
  await pointAt(menuButton(page, 'Services'));
  await pass(page, 200);
  await pointAway(page);
  await pass(page, 150);
  await pass(page, 300);
  await pointAt(company);
  await pass(page, 199);
  await expectClosed(company);
  await pass(page, 1);
  await expectOpen(company);
});

test('while a panel is open another button opens its own at once', async ({ page }) => {
  await pointAt(menuButton(page, 'Services'));
  await pass(page, 200);
  await pointAt(menuButton(page, 'Company'));
  await expectOpen(menuButton(page, 'Company'));
  await expectClosed(menuButton(page, 'Services'));
});

test('a click within 250 ms after hover has opened leaves it open, a later one closes', async ({ page }) => {
  const services = menuButton(page, 'Services');
  await pointAt(services);
  await pass(page, 200);
  await pass(page, 249);
  await page.mouse.down();
  await page.mouse.up();
  await settle(page);
  await expectOpen(services);
  await pass(page, 1);
  await page.mouse.down();
  await page.mouse.up();
  await settle(page);
  await expectClosed(services);
});

test('a click does not wait for the pointer to rest', async ({ page }) => {
  const services = menuButton(page, 'Services');
  await pointAt(services);
  await page.mouse.down();
  await page.mouse.up();
  await settle(page);
  await expectOpen(services);
  // The hover that was on its way must not close or reopen anything.
  await pass(page, 5000);
  await expectOpen(services);
  await page.mouse.down();
  await page.mouse.up();
  await settle(page);
  await expectClosed(services);
});

test('a press outside closes', async ({ page }) => {
  const services = menuButton(page, 'Services');
  await services.click();
  await expectOpen(services);
  await page.mouse.move(640, 700);
  await page.mouse.down();
  await settle(page);
  await expectClosed(services);
  await page.mouse.up();
});

test('Escape closes what hover has opened', async ({ page }) => {
  const services = menuButton(page, 'Services');
  await pointAt(services);
  await pass(page, 200);
  await page.keyboard.press('Escape');
  await settle(page);
  await expectClosed(services);
});

for (const width of [1024, 1280, 1920]) {
  test(`at ${width} px the panels are 520 to 640 px wide and wholly on the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [name, href] of [
      ['Services', '/services/web-design'],
      ['Company', '/about'],
    ] as const) {
      await menuButton(page, name).click();
      const panel = page.locator(`[id="${await menuButton(page, name).getAttribute('aria-controls')}"]`);
      await expect(panel.locator(`a[href="${href}"]`)).toBeVisible();
      await panel.evaluate((element) =>
        Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
      const box = await panel.boundingBox();
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
    const services = menuButton(page, 'Services');
    await services.tap();
    await settle(page);
    await expectOpen(services);
    await services.tap();
    await settle(page);
    await expectClosed(services);
    await services.tap();
    await pass(page, 5000);
    await expectOpen(services);
    await menuButton(page, 'Company').tap();
    await settle(page);
    await expectClosed(services);
    await expectOpen(menuButton(page, 'Company'));
  });
});
