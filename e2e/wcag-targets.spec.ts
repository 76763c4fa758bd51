import type { Locator, Page } from '@playwright/test';
import { menuNames, openMenu, openWholePanel } from './support/menus';
import { open, scrollTo } from './support/page';
import { everyPage } from './support/routes';
import { expect, test } from './support/test';

/**
 * Finds what is too small to be hit: a square of that size around the middle of each target must answer to a press,
 * whatever draws it.
 *
 * @param targets what to look at; what cannot be reached does not count
 * @param size the square's sides, in px
 * @returns one line for each target that is too small
 */
async function tooSmall(targets: Locator, size: number): Promise<string[]> {
  expect(await targets.count()).toBeGreaterThan(0);
  return targets.evaluateAll((all, side) => {
    // Less a pixel, for edges that fall between two.
    const reach = side / 2 - 1;
    const middlesOfSides = [
      [-reach, 0],
      [reach, 0],
      [0, -reach],
      [0, reach],
    ] as const;
    return all
      .filter((target) => target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert]'))
      .filter((target) => {
        target.scrollIntoView({ behavior: 'instant', block: 'center' });
        const { left, top, width, height } = target.getBoundingClientRect();
        return !middlesOfSides.every(([x, y]) =>
          target.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)),
        );
      })
      .map((target) => {
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute('aria-label') ?? (target.textContent || target.getAttribute('name'));
        return `${name}: ${width.toFixed(1)} x ${height.toFixed(1)} px`;
      });
  }, size);
}

/** All targets but the skip link, which is on the screen only while it has the focus. */
const targetsIn = (scope: Page | Locator) =>
  scope.locator(':is(a, button, input, textarea):not([href="#main"])');

for (const { device, size, use } of [
  { device: 'a mouse', size: 24, use: { viewport: { width: 1280, height: 800 } } },
  {
    device: 'a finger on a phone',
    size: 44,
    use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  },
  {
    device: 'a finger on a tablet',
    size: 44,
    use: { viewport: { width: 1280, height: 800 }, hasTouch: true, isMobile: true },
  },
]) {
  test.describe(`for ${device}`, () => {
    test.use(use);

    test(`every target of every page has at least ${size} px`, async ({ page }) => {
      test.slow();
      for (const route of everyPage) {
        await open(page, route);
        expect(await tooSmall(targetsIn(page), size), route).toEqual([]);
      }
    });

    test('so has the skip link', async ({ page }) => {
      await open(page, '/about');
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skipLink).toBeFocused();
      expect(await tooSmall(skipLink, size)).toEqual([]);
    });

    test('so has everything in the menus', async ({ page }) => {
      await open(page, '/about');
      if (use.viewport.width === 360) {
        expect(await tooSmall(targetsIn(await openWholePanel(page)), size)).toEqual([]);
        return;
      }
      for (const name of menuNames) {
        await scrollTo(page, 0);
        await openMenu(page, name);
        expect(await tooSmall(targetsIn(page.getByRole('banner')), size), name).toEqual([]);
      }
    });
  });
}
