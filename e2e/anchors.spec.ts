import type { Locator, Page } from '@playwright/test';
import { footer, header, open, restingScroll, restingTop, scrollTo } from './support/page';
import { expect, test } from './support/test';

/** How far below the top an anchor's element ends (specification, section 9), in px. */
const offset = 80;
const anchors = ['services', 'process', 'pricing', 'contact'];

/** Expects the page to come to rest with the element 80 px below the top and the focus on it. */
async function expectArrival(target: Locator): Promise<void> {
  await expect.poll(async () => Math.abs((await restingTop(target)) - offset)).toBeLessThanOrEqual(1);
  await expect(target).toBeFocused();
}

/** The hero's second button, made to lead to any anchor: the page itself has no link to some of them. */
async function linkTo(page: Page, id: string): Promise<Locator> {
  const link = page.getByRole('main').getByRole('link', { name: 'See pricing' });
  await link.evaluate((element, hash) => element.setAttribute('href', hash), `#${id}`);
  return link;
}

/** Notes every place the page is scrolled to from now on. */
const watchScroll = (page: Page) =>
  page.evaluate(() => {
    const places: number[] = [];
    Object.assign(window, { scrollPlaces: places });
    window.addEventListener('scroll', () => places.push(window.scrollY));
  });

/** The places the page went through on its way from the top to where it is. */
const placesOnTheWay = (page: Page) =>
  page.evaluate(() => {
    const { scrollPlaces } = window as unknown as { scrollPlaces: number[] };
    return scrollPlaces.filter((place) => place > 1 && place < window.scrollY - 1);
  });

for (const width of [1280, 360]) {
  test(`at ${width} px an anchor of the page itself travels and ends 80 px below the top`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await open(page);
    for (const id of anchors) {
      await test.step(`#${id}`, async () => {
        const link = await linkTo(page, id);
        await scrollTo(page, 0);
        await watchScroll(page);
        await link.click();
        await expectArrival(page.locator(`#${id}`));
        await expect(page).toHaveURL(`/#${id}`);
        expect((await placesOnTheWay(page)).length).toBeGreaterThan(0);
      });
    }
  });
}

test('an anchor as a pasted address ends there too, at once', async ({ page, context }) => {
  for (const id of anchors) {
    await test.step(`/#${id}`, async () => {
      // A tab of its own: in the same one only the anchor would change.
      const tab = await context.newPage();
      await open(tab, `/#${id}`);
      await expectArrival(tab.locator(`#${id}`));
      await tab.close();
    });
  }
  await page.close();
});

test('an anchor on another page ends there too', async ({ page }) => {
  const go = (to: string) =>
    page.evaluate((address) => {
      (window as unknown as { ___navigate: (to: string) => void }).___navigate(address);
    }, to);
  await open(page, '/about');
  for (const id of anchors) {
    await test.step(`/#${id}`, async () => {
      await go(`/#${id}`);
      await expectArrival(page.locator(`#${id}`));
      await go('/about');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
    });
  }
});

test('the links that the pages hold arrive', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Start a project' }).click();
  await expectArrival(page.locator('#contact'));
  await page.getByRole('link', { name: 'View Pricing' }).click();
  await expectArrival(page.locator('#pricing'));

  await open(page, '/about');
  await page.getByRole('main').getByRole('link', { name: 'See how we work' }).click();
  await expect(page).toHaveURL('/#process');
  await expectArrival(page.locator('#process'));
});

test('the same anchor again leads there again', async ({ page }) => {
  await open(page);
  const link = page.getByRole('link', { name: 'See pricing' });
  await link.click();
  await expectArrival(page.locator('#pricing'));
  await scrollTo(page, 0);
  await link.click();
  await expectArrival(page.locator('#pricing'));
});

test('the keyboard goes on from where the anchor has led', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'See pricing' }).press('Enter');
  await expectArrival(page.locator('#pricing'));
  await page.keyboard.press('Tab');
  await expect(page.locator('#pricing').getByRole('radio').first()).toBeFocused();
});

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('an anchor and Contact Us jump at once', async ({ page }) => {
    await open(page);
    await watchScroll(page);
    await page.getByRole('link', { name: 'See pricing' }).click();
    await expectArrival(page.locator('#pricing'));
    expect(await placesOnTheWay(page)).toEqual([]);

    await scrollTo(page, 0);
    await watchScroll(page);
    await header(page).getByRole('button', { name: 'Contact Us' }).click();
    await expect(footer(page)).toBeFocused();
    await restingScroll(page);
    expect(await placesOnTheWay(page)).toEqual([]);
  });
});

test('back and forward return to the places left', async ({ page }) => {
  await open(page);
  await scrollTo(page, 900);
  await restingScroll(page);
  await header(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(await restingScroll(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Crafting Digital Experiences That Inspire',
  );
  // Scroll anchoring may add a pixel or two.
  await expect.poll(async () => Math.abs((await restingScroll(page)) - 900)).toBeLessThanOrEqual(5);
});

test('a placeholder # neither scrolls nor adds to the history', async ({ page }) => {
  await open(page, '/about');
  await footer(page).scrollIntoViewIfNeeded();
  for (const name of ['FAQ', 'Terms', 'GitHub']) {
    const link = footer(page).getByRole('link', { name, exact: true });
    await link.scrollIntoViewIfNeeded();
    const before = { top: await restingScroll(page), length: await page.evaluate(() => history.length) };
    expect(before.top).toBeGreaterThan(0);
    await link.click();
    const after = { top: await restingScroll(page), length: await page.evaluate(() => history.length) };
    expect(after).toEqual(before);
    await expect(page).toHaveURL('/about');
  }
});

for (const route of ['/', '/about']) {
  test(`Contact Us on ${route} travels to the footer`, async ({ page }) => {
    await open(page, route);
    await watchScroll(page);
    await header(page).getByRole('button', { name: 'Contact Us' }).click();
    await expect(footer(page)).toBeFocused();
    await expect
      .poll(async () => {
        const top = await restingTop(footer(page));
        const isAtEnd = await page.evaluate(
          () => Math.abs(scrollY + innerHeight - document.documentElement.scrollHeight) <= 1,
        );
        // A footer lower than the screen can't get higher than the end of the page allows.
        return Math.abs(top - offset) <= 1 || (isAtEnd && top > offset);
      })
      .toBe(true);
    expect((await placesOnTheWay(page)).length).toBeGreaterThan(0);
    await expect(page).toHaveURL(route);
  });
}

test('the footer has an anchor of its own, for a pasted address too', async ({ page }) => {
  await open(page, '/about#footer');
  await expect(footer(page)).toBeFocused();
  await expect(footer(page)).toBeInViewport();
});
