import { expectNoAxeFindingsInBothThemes } from '../support/pages/axe';
import { suspendTimers } from '../support/clock';
import { pricingTexts } from '../support/content';
import { send, sendMessage, status } from '../support/forms/contact-form';
import { breakData } from '../support/failure';
import { menuNames, openMenu, openWholePanel } from '../support/menus';
import { subscribe } from '../support/forms/newsletter';
import { footer, open, scrollTo } from '../support/page';
import { expect, test } from '../support/test';

// studio.spec.ts and smoke.spec.ts run axe on every page. These tests check the states of a page, several at once.

for (const width of [360, 1280])
  test(`at ${width} px other options, the last slide, an invalid form and an open menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await suspendTimers(page, 5000);
    await open(page);
    await page.getByRole('radio', { name: pricingTexts.switchCard.variants[1]?.option }).last().check();
    await page.getByRole('button', { name: 'Go to slide 3' }).click();
    await page.getByRole('button', { name: 'Pause slideshow' }).click();
    await send(page).click();
    await scrollTo(page, 400);
    if (width === 1280) await openMenu(page, menuNames[0] ?? '');
    await expectNoAxeFindingsInBothThemes(page);
    // The panel hides the rest of the page from axe.
    if (width === 1280) return;
    await openWholePanel(page);
    await expectNoAxeFindingsInBothThemes(page);
  });

test('the skip link, a submitting form and the second menu', async ({ page }) => {
  await suspendTimers(page, 1500);
  await open(page);
  await sendMessage(page);
  await expect(send(page)).toBeDisabled();
  await scrollTo(page, 0);
  await openMenu(page, menuNames[1] ?? '');
  await page.getByRole('link', { name: 'Skip to main content' }).focus();
  await expectNoAxeFindingsInBothThemes(page);
});

test('the confirmations of both forms', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await suspendTimers(page, 5000);
  await open(page);
  await sendMessage(page);
  await expect(status(page)).toContainText('Message Sent!');
  await expect(page.locator(':user-invalid')).toHaveCount(0);
  await subscribe(page);
  await expect(footer(page).getByRole('status')).not.toBeEmpty();
  await expectNoAxeFindingsInBothThemes(page);
});

test.describe('failed parts', () => {
  test.use({ expectedProblems: [/404|PricingSection|undefined|null/] });

  test('in the page and the layout', async ({ page }) => {
    await breakData(page);
    await open(page);
    await expect(page.getByRole('alert')).toHaveCount(3);
    await expectNoAxeFindingsInBothThemes(page);
  });
});
