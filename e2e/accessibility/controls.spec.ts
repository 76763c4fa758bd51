import type { Locator, Page } from '@playwright/test';
import { everyPage } from '../support/content';
import { menuNames, openMenu, openWholePanel } from '../support/menus';
import { header, open, scrollTo } from '../support/page';
import { expect, test } from '../support/test';

// Target sizes for fingers. axe-core checks those for a mouse (WCAG 2.5.8), and names.

/** All controls except the skip link, which is visible only while it has the focus. */
const controlsIn = (scope: Page | Locator) =>
  scope.locator(':is(a, button, input, textarea):not([href="#main"])').filter({ visible: true });

/** The sides of the square around the middle of a control that a pointer must reach, in px. */
const size = 44;

/** Expects that a pointer reaches all of the square of every control. */
async function expectSize(controls: Locator): Promise<void> {
  expect(await controls.count()).toBeGreaterThan(0);
  const tooSmall = (side: number) =>
    controls.evaluateAll((all, side) => {
      // One pixel less, because edges can be between two pixels.
      const reach = side / 2 - 1;
      const middlesOfSides = [
        [-reach, 0],
        [reach, 0],
        [0, -reach],
        [0, reach],
      ] as const;
      return all
        .filter((control) => !control.closest('[inert]'))
        .filter((control) => {
          control.scrollIntoView({ behavior: 'instant', block: 'center' });
          const { left, top, width, height } = control.getBoundingClientRect();
          return !middlesOfSides.every(([x, y]) =>
            control.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y)),
          );
        })
        .map((control) => {
          const { width, height } = control.getBoundingClientRect();
          const name =
            control.getAttribute('aria-label') ?? (control.textContent || control.getAttribute('name'));
          return `${name}: ${width.toFixed(1)} x ${height.toFixed(1)} px`;
        });
    }, side);
  // Parts of a page move when it has loaded.
  await expect.poll(() => tooSmall(size)).toEqual([]);
}

// All placeholder pages have the same controls.
const routes = everyPage.filter((route) => ['/', '/about', '/404.html'].includes(route));

for (const [device, viewport] of [
  ['phone', { width: 360, height: 740 }],
  ['tablet', { width: 1280, height: 800 }],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: true, isMobile: true });

    test(`every control of pages and menus has at least ${size} px`, async ({ page }) => {
      for (const route of routes)
        await test.step(route, async () => {
          await open(page, route);
          await expectSize(controlsIn(page));
        });
      await open(page, '/about');
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skipLink).toBeFocused();
      await expectSize(skipLink);
      if (device === 'phone') return expectSize(controlsIn(await openWholePanel(page)));
      for (const name of menuNames) {
        await scrollTo(page, 0);
        await openMenu(page, name);
        await expectSize(controlsIn(header(page)));
      }
    });
  });
