import { suspendTimers } from '../support/clock';
import { form, sendMessage, status } from '../support/forms/contact-form';
import { pricingTexts } from '../support/content';
import { menuNames, menuPanel, openMenu, openWholePanel } from '../support/menus';
import { subscribe } from '../support/forms/newsletter';
import { expectNoOverflow, footer, header, open } from '../support/page';
import { expectReadable, spaceText } from '../support/layout/readable';
import { expect, test } from '../support/test';

// These tests add a style sheet.
test.use({ bypassCSP: true });

test('the home page can be read from 320 to 2560 px, also with more space between letters and lines', async ({
  page,
}) => {
  await open(page);
  for (const width of [2560, 1920, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${width} px`, () => expectNoOverflow(page));
  }
  await spaceText(page);
  for (const width of [320, 360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await test.step(`${width} px with more space`, () => expectReadable(page));
  }
});

test('the home page can be read with text of one and a half and twice the size', async ({ page }) => {
  // The setting of the browser: media queries in rem follow it.
  const session = await page.context().newCDPSession(page);
  for (const standard of [24, 32]) {
    await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 26 } });
    await open(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      `${standard}px`,
    );
    for (const width of [320, 480, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`${standard} px in ${width} px`, async () => {
        await expectReadable(page);
        // The breakpoint is 64rem.
        const navigation = header(page)
          .getByRole(width < 64 * standard ? 'button' : 'navigation')
          .last();
        await expect(navigation).toBeInViewport({ ratio: 1 });
      });
    }
  }
});

test('the menus can be read with more space', async ({ page }) => {
  await open(page, '/about');
  await spaceText(page);
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const name of menuNames) {
      await openMenu(page, name);
      await test.step(`${name} at ${width} px`, async () =>
        expectReadable(page, await menuPanel(page, name)));
    }
  }
});

// 1,280 x 1,024 px at a zoom of 400 % (WCAG 1.4.10).
test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('every kind of page can be read with more space', async ({ page }) => {
    for (const route of ['/', '/about', '/contact', '/404.html']) {
      await open(page, route);
      await spaceText(page);
      await test.step(route, () => expectReadable(page));
    }
  });

  test('other options and the confirmations can be read with more space', async ({ page }) => {
    await suspendTimers(page, 5000);
    await open(page);
    await spaceText(page);
    await page.getByRole('radio', { name: pricingTexts.switchCard.variants[1]?.option }).last().check();
    await sendMessage(page);
    await expect(status(page)).toContainText('Message Sent!');
    await subscribe(page);
    await expect(footer(page).getByRole('status')).not.toBeEmpty();
    await expect(form(page)).toBeVisible();
    await expectReadable(page);
  });

  test('all of the mobile panel is readable and reachable with more space', async ({ page }) => {
    await open(page, '/about');
    await spaceText(page);
    const panel = await openWholePanel(page);
    await expectReadable(page, panel);
    for (const link of await panel.getByRole('link').all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 0.5 });
    }
  });
});
