import type { Locator, Page } from '@playwright/test';
import { everyPage } from '../support/content';
import { menuNames, openMenu, openWholePanel } from '../support/menus';
import { header, open, scrollTo } from '../support/page';
import { expect, test } from '../support/test';

// Accessible names (WCAG 2.5.3) and target sizes (WCAG 2.5.8) of all controls.

/** All controls except the skip link, which is visible only while it has the focus. */
const controlsIn = (scope: Page | Locator) =>
  scope.locator(':is(a, button, input, textarea):not([href="#main"])').filter({ visible: true });

/** Expects the accessible name of every control to contain its visible text. */
async function expectNames(scope: Page | Locator): Promise<void> {
  const controls = controlsIn(scope);
  const texts = await controls.evaluateAll((all) =>
    all.map((element) => {
      const field = element as HTMLInputElement;
      const label = field.labels?.[0];
      // A visually hidden label is one pixel wide. Then the placeholder is the visible text.
      const isLabelVisible = label && label.getBoundingClientRect().width > 1;
      const text = isLabelVisible ? label.innerText : field.placeholder || field.innerText;
      return text.replaceAll(/\s+/g, ' ').trim();
    }),
  );
  expect(texts.length).toBeGreaterThan(5);
  for (const [index, text] of texts.entries()) {
    const pattern = text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    await expect.soft(controls.nth(index)).toHaveAccessibleName(pattern ? new RegExp(pattern, 'i') : /\S/);
  }
}

/**
 * Expects that a pointer reaches every control in a square around its middle.
 *
 * @param size the square's sides, in px
 */
async function expectSize(controls: Locator, size: number): Promise<void> {
  expect(await controls.count()).toBeGreaterThan(0);
  const tooSmall = await controls.evaluateAll((all, side) => {
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
  }, size);
  expect(tooSmall).toEqual([]);
}

// All placeholder pages have the same controls.
const routes = everyPage.filter((route) => ['/', '/about', '/404.html'].includes(route));

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

    test(`every control of a page has at least ${size} px and a name with its visible text`, async ({
      page,
    }) => {
      for (const route of routes)
        await test.step(route, async () => {
          await open(page, route);
          await expectSize(controlsIn(page), size);
          if (device !== 'a finger on a tablet') await expectNames(page);
        });
      await open(page, '/about');
      await page.keyboard.press('Tab');
      const skipLink = page.getByRole('link', { name: 'Skip to main content' });
      await expect(skipLink).toBeFocused();
      await expectSize(skipLink, size);
    });

    test('the controls of the menus have the same size and names', async ({ page }) => {
      await open(page, '/about');
      if (use.viewport.width === 360) {
        const panel = await openWholePanel(page);
        await expectSize(controlsIn(panel), size);
        await expectNames(panel);
        return;
      }
      for (const name of menuNames) {
        await scrollTo(page, 0);
        await openMenu(page, name);
        await expectSize(controlsIn(header(page)), size);
        await expectNames(header(page));
      }
    });
  });
}
