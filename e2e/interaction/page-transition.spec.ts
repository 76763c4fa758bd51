import { headingOf } from '../support/content';
import { header, heading, open } from '../support/page';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    /** The heading of the page when the browser starts to show it, for each transition. */
    headings: (string | null | undefined)[];
  }
}

for (const [reducedMotion, headings] of [
  ['no-preference', [headingOf('/blog')]],
  ['reduce', []],
] as const)
  test(`with ${reducedMotion} ${headings.length} view transition leads to the next page, and none back`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page);
    await page.evaluate(() => {
      window.headings = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => window.headings.push(document.querySelector('h1')?.textContent));
        return transition;
      };
    });
    await header(page).getByRole('link', { name: 'Blog' }).click();
    await expect(heading(page)).toHaveText(headingOf('/blog'));
    await expect.poll(() => page.evaluate(() => window.headings)).toEqual(headings);
    await page.goBack();
    await expect(heading(page)).toHaveText(headingOf('/'));
    expect(await page.evaluate(() => window.headings)).toEqual(headings);
  });
