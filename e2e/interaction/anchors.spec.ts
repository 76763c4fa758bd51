import type { Locator, Page } from '@playwright/test';
import { headingOf, placeholder } from '../support/content';
import { footer, header, heading, open, restingScroll, restingTop, scrollTo } from '../support/page';
import { expect, test } from '../support/test';

/** The distance of an anchor's element from the top of the screen (docs/behaviour.md, 5.1), in px. */
const offset = 80;
const anchors = ['services', 'process', 'pricing', 'contact'];

/** Expects the page to stop with the element 80 px below the top and focused. */
async function expectArrival(target: Locator): Promise<void> {
  await expect.poll(async () => Math.abs((await restingTop(target)) - offset)).toBeLessThanOrEqual(1);
  await expect(target).toBeFocused();
}

/** Whether a mark beside the heading shows that a section has the focus, without a ring around all of it. */
const isMarked = (section: Locator): Promise<boolean> =>
  section.evaluate((element) => {
    const mark = getComputedStyle(element.querySelector('h2') ?? element, '::before');
    return getComputedStyle(element).outlineStyle === 'none' && parseFloat(mark.borderLeftWidth) >= 2;
  });

const pricingLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'See pricing' });

/** A link of the hero with another target: the page has no link to some anchors. */
async function linkTo(page: Page, id: string): Promise<Locator> {
  const link = page.getByRole('main').getByRole('link').nth(1);
  await link.evaluate((element, hash) => element.setAttribute('href', hash), `#${id}`);
  return link;
}

test('an anchor of the same page stops 80 px below the top', async ({ page }) => {
  await open(page);
  // Smooth scrolling: how many positions it passes depends on the speed of the machine.
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  for (const id of ['services', 'contact'])
    await test.step(`#${id}`, async () => {
      const link = await linkTo(page, id);
      await scrollTo(page, 0);
      await link.click();
      await expectArrival(page.locator(`#${id}`));
      await expect(page).toHaveURL(`/#${id}`);
    });
});

// The footer is not in the static HTML: without it the page is too short to scroll that far in a large window.
for (const viewport of [
  { width: 360, height: 740 },
  { width: 1024, height: 1366 },
])
  test(`an anchor in the address stops there in a window of ${viewport.width} by ${viewport.height} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const id of viewport.width === 360 ? anchors : ['contact'])
      await test.step(`/#${id}`, async () => {
        // In the same document only the anchor would change.
        await page.goto('about:blank');
        await open(page, `/#${id}`);
        await expectArrival(page.locator(`#${id}`));
        await expect.poll(() => isMarked(page.locator(`#${id}`))).toBe(true);
      });
    await open(page, '/about#footer');
    await expect(footer(page)).toBeInViewport();
    await expect(footer(page)).toBeFocused();
  });

test('an anchor on another page stops there too', async ({ page }) => {
  await open(page, '/about');
  for (const { title, href } of placeholder.links) {
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(href);
    await expectArrival(page.locator(href.slice(1)));
    await page.goBack();
    await expect(heading(page)).toHaveText(headingOf('/about'));
  }
});

test('a link followed during a smooth scroll opens the next page at its top', async ({ page }) => {
  await open(page);
  await pricingLink(page).evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await header(page).getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page)).toHaveText(headingOf('/blog'));
  expect(await restingScroll(page)).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(50);
  await header(page).locator('a[href="/"]').first().click();
  await expect(heading(page)).toHaveText(headingOf('/'));
  expect(await restingScroll(page)).toBe(0);
});

test('the same anchor again scrolls there again, and the keyboard continues from it', async ({ page }) => {
  await open(page);
  await pricingLink(page).click();
  await expectArrival(page.locator('#pricing'));
  await scrollTo(page, 0);
  await pricingLink(page).press('Enter');
  await expectArrival(page.locator('#pricing'));
  await page.keyboard.press('Tab');
  await expect(page.locator('#pricing').getByRole('radio').first()).toBeFocused();
});

test('Contact Us scrolls to the footer', async ({ page }) => {
  for (const route of ['/', '/about']) {
    await open(page, route);
    await header(page).getByRole('button', { name: 'Contact Us' }).click();
    await expectArrival(footer(page));
    await expect(page).toHaveURL(route);
  }
});
