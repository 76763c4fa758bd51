import type { Locator, Page } from '@playwright/test';
import { pricingTexts } from './support/content';
import { open } from './support/page';
import { expect, test } from './support/test';

// Jest tests the plans and the switch. The size of the card and the keys need a browser.

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

test('arrow keys change the plan, and the switch is one stop of the Tab key', async ({ page }) => {
  await open(page);
  await option(page, first?.option).focus();
  for (const [key, { option: name, plan } = { option: '', plan: { name: '' } }] of [
    ['ArrowRight', second],
    ['ArrowDown', first],
    ['ArrowLeft', second],
  ] as const) {
    await page.keyboard.press(key);
    await expect(option(page, name)).toBeFocused();
    await expect(option(page, name)).toBeChecked();
    await expect(card(page, plan.name)).toBeVisible();
  }
  await page.keyboard.press('Tab');
  await expect(pricing(page).getByRole('link', { name: second?.plan.ctaText })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(option(page, second?.option)).toBeFocused();
});
