import { headingOf } from '../support/content';
import { header, heading, open } from '../support/page';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    /** For each transition, the heading of the page when the browser starts to show it, whether that is animated, and its way. */
    transitions: [heading: string | undefined, isAnimated: boolean, turn: string | undefined][];
  }
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`with ${reducedMotion} a link leads to the next page in a view transition, unlike Back`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page);
    await page.evaluate(() => {
      window.transitions = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const isAnimated = document
            .getAnimations()
            .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
          const { turn } = document.documentElement.dataset;
          window.transitions.push([document.querySelector('h1')?.textContent, isAnimated, turn]);
        });
        return transition;
      };
    });
    const isAnimated = reducedMotion === 'no-preference';
    const expected = [
      [headingOf('/blog'), isAnimated, 'on'],
      [headingOf('/'), isAnimated, 'back'],
    ];
    await header(page).getByRole('link', { name: 'Blog' }).click();
    await expect(heading(page)).toHaveText(headingOf('/blog'));
    await expect.poll(() => page.evaluate(() => window.transitions)).toEqual(expected.slice(0, 1));
    await header(page).locator('a[href="/"]').first().click();
    await expect(heading(page)).toHaveText(headingOf('/'));
    await expect.poll(() => page.evaluate(() => window.transitions)).toEqual(expected);
    await page.goBack();
    await expect(heading(page)).toHaveText(headingOf('/blog'));
    expect(await page.evaluate(() => window.transitions)).toEqual(expected);
  });
