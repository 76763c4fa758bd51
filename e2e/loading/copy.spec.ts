import { headingOf } from '../support/content';
import { heading } from '../support/page';
import { labels } from '../support/content';
import { expect, test } from '../support/test';

test('a copy of a page at another address keeps its address and shows no note', async ({ page }) => {
  const address = '/web/20261128/https://studio.example/about';
  await page.clock.install();
  await page.route(`**${address}`, async (route) =>
    route.fulfill({ response: await route.fetch({ url: new URL('/about', route.request().url()).href }) }),
  );
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(11_000);
  await expect(heading(page)).toHaveText(headingOf('/about'));
  await expect(page.getByText(labels.loadFailed)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(address);
});
