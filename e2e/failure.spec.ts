import { headingOf } from './support/content';
import { breakData, homeSections } from './support/failure';
import { footer, header, heading, open } from './support/page';
import { expect, test } from './support/test';

// React logs the error of a part that fails.
test.use({ expectedProblems: [/PricingSection|undefined/] });

const note = 'This part of the page could not be shown.';

for (const section of homeSections) {
  test(`when ${section} fails the rest of the page works`, async ({ page }) => {
    await breakData(page, section);
    await open(page);
    await expect(page.getByRole('alert')).toHaveText([note]);
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(homeSections.length - 1);
    await expect(footer(page)).toBeAttached();
    if (section === 'hero') {
      const option = page.getByRole('radio').last();
      await option.click();
      await expect(option).toBeChecked();
    } else {
      const dot = page.getByRole('button', { name: 'Go to slide 2' });
      await dot.click();
      await expect(dot).toHaveAttribute('aria-current', 'true');
    }
  });
}

test('when all parts fail there are notes instead of an empty page', async ({ page }) => {
  await breakData(page, 'navigation', 'footer', 'site', ...homeSections);
  await open(page);
  await expect(page.getByRole('alert')).toHaveText(Array<string>(homeSections.length + 2).fill(note));
});

test('a retry by keyboard works, and so does the next route', async ({ page }) => {
  await breakData(page, 'pricing');
  await open(page);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await header(page).locator('a[href="/blog"]').click();
  await expect(heading(page)).toHaveText(headingOf('/blog'));
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('when the header fails a link leads to the home page', async ({ page }) => {
  await breakData(page, 'navigation');
  await open(page, '/about');
  await expect(header(page).getByRole('alert')).toHaveText(note);
  await expect(heading(page)).toHaveText(headingOf('/about'));
  await header(page).getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(footer(page).getByRole('link').first()).toBeVisible();
});

test('when the footer fails the header and the page work', async ({ page }) => {
  await breakData(page, 'footer');
  await open(page, '/about');
  await expect(footer(page).getByRole('alert')).toHaveText(note);
  await header(page).locator('a[href="/blog"]').click();
  await expect(heading(page)).toHaveText(headingOf('/blog'));
});
