import { openFrozen, pass } from './support/clock';
import { sendMessage } from './support/contact-form';
import { subscribe } from './support/newsletter';
import { openWholePanel } from './support/menus';
import { expectNoOverflow, footer, open } from './support/page';
import { everyPage } from './support/routes';
import { expect, test } from './support/test';

for (const route of ['/', '/about']) {
  test(`${route} fits every screen from 320 to 2560 px`, async ({ page }) => {
    await open(page, route);
    for (const width of [320, 360, 768, 1024, 1280, 1920, 2560]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await expectNoOverflow(page);
      });
    }
  });

  test(`${route} takes text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // As a visitor sets it in the browser: media queries in rem follow.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await open(page, route);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectNoOverflow(page);
  });
}

// 1,280 x 1,024 px at a zoom of 400 % (WCAG 1.4.10).
test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('no page scrolls in two directions', async ({ page }) => {
    for (const route of everyPage) {
      await open(page, route);
      await test.step(route, () => expectNoOverflow(page));
    }
  });

  test('nor does any state of the forms and the cards', async ({ page }) => {
    await openFrozen(page);
    await page.getByRole('radio', { name: 'Visual Identity' }).nth(1).click();
    await test.step('the second option', () => expectNoOverflow(page));
    const contact = page.locator('#contact');
    await sendMessage(page);
    await expect(contact.getByRole('button', { name: 'Sending...' })).toBeVisible();
    await test.step('sending', () => expectNoOverflow(page));
    await pass(page, 1500);
    await expect(contact.getByText('Message Sent!')).toBeVisible();
    await test.step('sent', () => expectNoOverflow(page));
    await subscribe(page);
    await pass(page, 500);
    await expect(footer(page).getByRole('status')).toBeVisible();
    await test.step('subscribed', () => expectNoOverflow(page));
  });

  test('nor does the mobile panel, and all of it can be reached', async ({ page }) => {
    await open(page, '/about');
    const panel = await openWholePanel(page);
    await expectNoOverflow(page);
    for (const link of await panel.getByRole('link').all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 0.5 });
    }
  });
});
