import { headingOf } from '../support/content';
import { header, heading, open, restingScroll, scrollTo } from '../support/page';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    /** For each transition, what the browser starts to show: the heading of the page, whether it is animated, its way and scroll position. */
    transitions: [heading: string | undefined, isAnimated: boolean, turn: string | undefined, top: number][];
    latest: ViewTransition;
  }
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`with ${reducedMotion} a link, Back and Forward lead to the next page in a view transition, where it was left`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page);
    await page.evaluate(() => {
      window.transitions = [];
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = (window.latest = start(update));
        void transition.ready.then(() => {
          const isAnimated = document
            .getAnimations()
            .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-transition'));
          const { turn } = document.documentElement.dataset;
          window.transitions.push([document.querySelector('h1')?.textContent, isAnimated, turn, scrollY]);
        });
        return transition;
      };
    });
    const isAnimated = reducedMotion === 'no-preference';
    const expected = [
      [headingOf('/blog'), isAnimated, 'on', 0],
      [headingOf('/'), isAnimated, 'back', 0],
      [headingOf('/blog'), isAnimated, 'back', 150],
      [headingOf('/'), isAnimated, 'back', 0],
      [headingOf('/blog'), isAnimated, 'back', 150],
      [headingOf('/'), isAnimated, 'back', 900],
    ];
    await scrollTo(page, 900);
    await restingScroll(page);
    await header(page).getByRole('link', { name: 'Blog' }).click();
    await expect(heading(page)).toHaveText(headingOf('/blog'));
    await expect.poll(() => page.evaluate(() => window.transitions)).toEqual(expected.slice(0, 1));
    // By the wheel: a new page keeps its position until the visitor does something.
    await page.mouse.wheel(0, 150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
    await restingScroll(page);
    await header(page).locator('a[href="/"]').first().click();
    for (const [index, move] of ([undefined, 'goBack', 'goForward', 'goBack', 'goBack'] as const).entries()) {
      if (move) await page[move]();
      await expect.poll(() => page.evaluate(() => window.transitions)).toEqual(expected.slice(0, index + 2));
      await page.evaluate(() => window.latest.finished);
    }
  });
