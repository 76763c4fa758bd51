import { expectNoOverflow, open } from './support/page';
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

  test(`${route} takes the text spacing of WCAG 1.4.12`, async ({ page }) => {
    await open(page, route);
    await page.addStyleTag({
      content:
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
  });
}

test('the mobile panel fits a screen of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 560 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Menu' });
  for (const name of ['Services', 'Company']) await panel.getByRole('button', { name, exact: true }).click();
  await expect(panel.getByRole('link', { name: 'Careers' })).toBeVisible();
  await panel.evaluate((dialog) =>
    Promise.all(
      dialog.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
  await expectNoOverflow(page);
});
