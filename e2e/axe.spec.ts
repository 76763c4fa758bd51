import { expectNoFindings } from './support/axe';
import { openFrozen, pass } from './support/clock';
import { breakData } from './support/failure';
import { sendMessage } from './support/contact-form';
import { subscribe } from './support/newsletter';
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

      test.afterEach(async ({ page }) => {
        expect(await page.locator('html').getAttribute('class')).toMatch(
          theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/,
        );
      });

      test('axe finds nothing on any route', async ({ page }) => {
        test.slow();
        for (const route of routes) {
          await open(page, route);
          await test.step(route, () => expectNoFindings(page));
        }
      });

      test('axe finds nothing in any state of the hero', async ({ page }) => {
        test.slow();
        await openFrozen(page);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
        await test.step('focus on the skip link', () => expectNoFindings(page, true));
        const hero = page.getByRole('region', { name: 'Crafting Digital Experiences That Inspire' });
        for (const control of await hero.locator('a, button').all()) {
          await control.focus();
          await test.step(`focus on ${await control.textContent()}`, () => expectNoFindings(page, true));
        }

        for (const name of ['Go to slide 2', 'Go to slide 3', 'Pause slideshow']) {
          await hero.getByRole('button', { name }).click();
          await settle(page);
          await test.step(name, () => expectNoFindings(page, true));
        }
        await expect(hero.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
      });

      test('axe finds nothing in any state of the cards and the forms', async ({ page }) => {
        test.slow();
        await openFrozen(page);
        for (const option of await page.locator('#pricing').getByRole('radio').all()) {
          await option.check();
          await test.step(`option ${await option.inputValue()}`, () => expectNoFindings(page, true));
        }
        const contact = page.locator('#contact');
        await contact.getByRole('button', { name: 'Send Message' }).click();
        await settle(page);
        await test.step('fields refused', () => expectNoFindings(page, true));

        await sendMessage(page);
        await settle(page);
        await test.step('sending', () => expectNoFindings(page, true));
        await expect(contact.getByRole('button', { name: 'Sending...' })).toBeDisabled();
        await pass(page, 1500);
        await expect(contact.getByText('Message Sent!')).toBeVisible();
        await test.step('sent', () => expectNoFindings(page, true));

        await subscribe(page);
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
            for (const name of menuNames) {
              await panel.getByRole('button', { name, exact: true }).click();
              await test.step(`${route}, ${name} closed`, () => expectNoFindings(page));
            }
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
