import { expectNoFindings } from './support/axe';
import { openFrozen, pass } from './support/clock';
import { breakData } from './support/failure';
import { menuNames, openMenu, openWholePanel } from './support/menus';
import { footer, header, open, scrollTo, settle } from './support/page';
import { routes } from './support/routes';
import { expect, test } from './support/test';

for (const theme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${theme} at ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test.beforeEach(({ page }) =>
        page.addInitScript((value) => localStorage.setItem('darkMode', value), String(theme === 'dark')),
      );

      test('axe finds nothing on any route', async ({ page }) => {
        test.slow();
        for (const route of routes) {
          await open(page, route);
          await test.step(route, () => expectNoFindings(page));
        }
      });

      test('axe finds nothing in any state of the forms and the cards', async ({ page }) => {
        test.slow();
        await openFrozen(page);
        await page.getByRole('link', { name: 'See pricing' }).focus();
        for (const name of ['Pause slideshow', 'Go to slide 1', 'Go to slide 2']) {
          await page.keyboard.press('Tab');
          await expect(page.getByRole('button', { name })).toBeFocused();
          await test.step(`focus on ${name}`, () => expectNoFindings(page, true));
        }

        await page.getByRole('button', { name: 'Pause slideshow' }).click();
        await page.getByRole('radio', { name: 'Visual Identity' }).nth(1).click();
        const contact = page.locator('#contact');
        await contact.getByRole('button', { name: 'Send Message' }).click();
        await settle(page);
        await test.step('paused, second option, fields refused', () => expectNoFindings(page, true));

        await contact.getByLabel('Name', { exact: true }).fill('Ada');
        await contact.getByLabel('Email', { exact: true }).fill('ada@example.org');
        await contact.getByLabel('Message', { exact: true }).fill('Hello');
        await contact.getByRole('button', { name: 'Send Message' }).click();
        await settle(page);
        await test.step('sending', () => expectNoFindings(page, true));
        await expect(contact.getByRole('button', { name: 'Sending...' })).toBeDisabled();
        await pass(page, 1500);
        await expect(contact.getByText('Message Sent!')).toBeVisible();
        await test.step('sent', () => expectNoFindings(page, true));

        await footer(page).getByRole('textbox').fill('ada@example.org');
        await footer(page).getByRole('button', { name: 'Subscribe' }).click();
        await pass(page, 500);
        await expect(footer(page).getByRole('status')).toBeVisible();
        await test.step('subscribed', () => expectNoFindings(page, true));
      });

      test('axe finds nothing with a menu open', async ({ page }) => {
        test.slow();
        for (const route of ['/', '/about']) {
          await open(page, route);
          if (width === 360) {
            const panel = await openWholePanel(page);
            await test.step(`${route}, groups open`, () => expectNoFindings(page));
            for (const name of menuNames) await panel.getByRole('button', { name, exact: true }).click();
            await test.step(`${route}, groups closed`, () => expectNoFindings(page));
          } else {
            for (const name of menuNames) {
              await openMenu(page, name);
              await test.step(`${route}, ${name} on top`, () => expectNoFindings(page));
            }
            await scrollTo(page, 400);
            await expect(header(page)).toHaveAttribute('data-scrolled', 'true');
            await test.step(`${route}, the scrolled header`, () => expectNoFindings(page));
          }
        }
      });

      test.describe('where something is wrong', () => {
        test.use({ expectedProblems: [/404|The query found nothing|PricingSection|undefined/] });

        test('axe finds nothing on the page for an unknown path', async ({ page }) => {
          await open(page, '/nowhere');
          await expectNoFindings(page);
        });

        test('axe finds nothing where parts of the page have failed', async ({ page }) => {
          await breakData(page, 'navigation', 'pricing', 'footer');
          await open(page);
          await expect(page.getByRole('alert')).toHaveCount(3);
          await expectNoFindings(page);
        });
      });
    });
  }
}
