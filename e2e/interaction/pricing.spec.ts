import type { Locator, Page } from '@playwright/test';
import { pricingTexts } from '../support/content';
import { open } from '../support/page';
import { expect, test } from '../support/test';

// Jest tests the plans. The style sheet shows the chosen one.

const [first, second] = pricingTexts.switchCard.variants;

const pricing = (page: Page) => page.getByRole('region', { name: pricingTexts.title });
const card = (page: Page, name = ''): Locator =>
  pricing(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
const option = (page: Page, name = '') =>
  pricing(page)
    .getByRole('radiogroup', { name: pricingTexts.switchCard.label })
    .getByRole('radio', { name, exact: true });

for (const width of [360, 1280]) {
  test(`at ${width} px the card with the switch keeps its size and place`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page);
    await option(page, first?.option).scrollIntoViewIfNeeded();
    const layout = async (name?: string) => ({
      card: await card(page, name).boundingBox(),
      scroll: await page.evaluate(() => [scrollY, document.documentElement.scrollHeight]),
    });
    const before = await layout(first?.plan.name);
    expect(before.card?.height).toBeGreaterThan(300);
    await option(page, second?.option).click();
    await expect(card(page, second?.plan.name)).toContainText(second?.plan.price ?? '');
    await expect(card(page, first?.plan.name)).toHaveCount(0);
    expect(await layout(second?.plan.name)).toEqual(before);
  });
}

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch shows each plan, and its labels stay readable', async ({ page }) => {
    await page.goto('/');
    for (const [chosen, other] of [
      [second, first],
      [first, second],
    ]) {
      await option(page, chosen?.option).click();
      await expect(card(page, chosen?.plan.name)).toContainText(chosen?.plan.price ?? '');
      await expect(card(page, other?.plan.name)).toHaveCount(0);
      // The mark is below the label in its colour.
      const label = option(page, chosen?.option).locator('..');
      await expect
        .poll(() =>
          label.evaluate((element) => {
            const group = element.parentElement as Element;
            const { translate } = getComputedStyle(group, '::before');
            return parseFloat(translate) === 100 * [...group.children].indexOf(element);
          }),
        )
        .toBe(true);
    }
  });
});
