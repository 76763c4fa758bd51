import { breakData, homeSections } from './support/failure';
import { footer, header, open } from './support/page';
import { expect, test } from './support/test';

// What React says about a part that has failed is for developers, and has to be there.
test.use({ expectedProblems: [/The query found nothing|PricingSection|undefined/] });

const words = 'This part of the page could not be shown.';

for (const section of homeSections) {
  test(`${section} that fails leaves the rest of the page as it is, and alive`, async ({ page }) => {
    await breakData(page, section);
    await open(page);
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(words);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(homeSections.length - 1);
    await expect(footer(page)).toBeAttached();
    if (section === 'hero') {
      const option = page.getByRole('radio', { name: 'Visual Identity' }).last();
      await option.click();
      await expect(option).toBeChecked();
    } else {
      const dot = page.getByRole('button', { name: 'Go to slide 2' });
      await dot.click();
      await expect(dot).toHaveAttribute('aria-current', 'true');
    }
  });
}

test('all that can fail at once leaves notes, and no white page', async ({ page }) => {
  await breakData(page, 'navigation', 'footer', 'siteSettings', ...homeSections);
  await open(page);
  await expect(page.getByRole('alert')).toHaveText(Array<string>(homeSections.length + 2).fill(words));
});

test('the keyboard can try again, and is never lost', async ({ page }) => {
  await breakData(page, 'pricing');
  await open(page);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
});

test('a header that fails leaves a way to every page', async ({ page }) => {
  await breakData(page, 'navigation');
  await open(page, '/about');
  await expect(header(page).getByRole('alert')).toHaveText(words);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await header(page).getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(footer(page).getByRole('link', { name: 'Web Design' })).toBeVisible();
});

test('a footer that fails leaves the header and the page', async ({ page }) => {
  await breakData(page, 'footer');
  await open(page, '/about');
  await expect(footer(page).getByRole('alert')).toHaveText(words);
  await header(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test('what has failed on one route is forgotten on the next', async ({ page }) => {
  await breakData(page, 'pricing');
  await open(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await header(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(page.getByRole('alert')).toHaveCount(0);
});
