import { open } from '../support/page';
import { expect, test } from '../support/test';

test('the illustration of a service leads to its page', async ({ page }) => {
  await open(page);
  const illustration = page.locator('#services use[href*="illustrations.svg"]');
  const service = page
    .locator('#services > * > ul > li')
    .filter({ has: page.locator('use[href*="illustrations.svg"]') });
  const route = await service.getByRole('link').getAttribute('href');
  await illustration.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await illustration.boundingBox()) ?? {};
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect(page).toHaveURL(new RegExp(`${route}$`));
});
