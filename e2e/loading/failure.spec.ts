import { breakData, homeSections } from '../support/failure';
import { footer, open } from '../support/page';
import { expect, test } from '../support/test';

// React logs the error of a part that fails.
test.use({ expectedProblems: [/PricingSection|undefined|null/] });

// Jest tests the retry, the substitute of the header and the next route.
const note = 'This part of the page could not be shown.';

test('when a section fails the rest of the page works', async ({ page }) => {
  await breakData(page, 'pricing');
  await open(page);
  await expect(page.getByRole('alert')).toHaveText([note]);
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(homeSections.length - 1);
  await expect(footer(page)).toBeAttached();
  const dot = page.getByRole('button', { name: 'Go to slide 2' });
  await dot.click();
  await expect(dot).toHaveAttribute('aria-current', 'true');
});

test('when all parts fail there are notes instead of an empty page', async ({ page }) => {
  await breakData(page, 'navigation', 'footer', 'site', ...homeSections);
  await open(page);
  await expect(page.getByRole('alert')).toHaveText(Array<string>(homeSections.length + 2).fill(note));
});
