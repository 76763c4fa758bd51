import type { Page } from '@playwright/test';
import { openFrozen, pass } from './support/clock';
import { holdBack } from './support/network';
import { header, open, settle } from './support/page';
import { expect, test } from './support/test';

const dot = (page: Page, number: number) => page.getByRole('button', { name: `Go to slide ${number}` });
const pause = (page: Page) => page.getByRole('button', { name: 'Pause slideshow' });
const play = (page: Page) => page.getByRole('button', { name: 'Play slideshow' });

/** Expects one slide to be the active one: its dot says so, and its image is the one that is coming up. */
async function expectSlide(page: Page, number: number): Promise<void> {
  for (const each of [1, 2, 3])
    if (each === number) await expect(dot(page, each)).toHaveAttribute('aria-current', 'true');
    else await expect(dot(page, each)).not.toHaveAttribute('aria-current');
  const image = page.locator('[data-active]').nth(number - 1);
  await expect.poll(() => image.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
}

/** Opens the home page with the clock standing and a slide that has just begun. */
async function openAtSlide(page: Page, number: number): Promise<void> {
  await openFrozen(page);
  await dot(page, number).click();
  await settle(page);
  await expectSlide(page, number);
}

const setVisibility = async (page: Page, state: DocumentVisibilityState) => {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
  await settle(page);
};

test('it starts with the first slide', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await expectSlide(page, 1);
});

test('it advances every 5,000 ms, round and round', async ({ page }) => {
  await openAtSlide(page, 1);
  for (const [from, to] of [
    [1, 2],
    [2, 3],
    [3, 1],
    [1, 2],
  ] as const) {
    await pass(page, 4999);
    await expectSlide(page, from);
    await pass(page, 1);
    await expectSlide(page, to);
  }
});

test('a dot shows its slide and starts a fresh interval', async ({ page }) => {
  await openAtSlide(page, 1);
  await pass(page, 4999);
  await dot(page, 3).click();
  await settle(page);
  await expectSlide(page, 3);
  await pass(page, 4999);
  await expectSlide(page, 3);
  await pass(page, 1);
  await expectSlide(page, 1);
});

test('the active slide’s own dot starts a fresh interval, too', async ({ page }) => {
  await openAtSlide(page, 2);
  await pass(page, 4999);
  await dot(page, 2).click();
  await pass(page, 4999);
  await expectSlide(page, 2);
  await pass(page, 1);
  await expectSlide(page, 3);
});

test('paused it stands still, dots work, and playing goes on with a whole interval', async ({ page }) => {
  await openAtSlide(page, 1);
  await pass(page, 3000);
  await pause(page).click();
  await settle(page);
  await expect(play(page)).toBeFocused();
  await pass(page, 60_000);
  await expectSlide(page, 1);
  await dot(page, 3).click();
  await settle(page);
  await expectSlide(page, 3);
  await pass(page, 60_000);
  await expectSlide(page, 3);
  await play(page).click();
  await settle(page);
  await expect(pause(page)).toBeVisible();
  await pass(page, 4999);
  await expectSlide(page, 3);
  await pass(page, 1);
  await expectSlide(page, 1);
});

test('in a hidden tab it stands still', async ({ page }) => {
  await openAtSlide(page, 1);
  await pass(page, 4000);
  await setVisibility(page, 'hidden');
  await pass(page, 60_000);
  await setVisibility(page, 'visible');
  await expectSlide(page, 1);
  await pass(page, 4999);
  await expectSlide(page, 1);
  await pass(page, 1);
  await expectSlide(page, 2);
});

test('it does not stop because the pointer rests on it', async ({ page }) => {
  await openAtSlide(page, 1);
  await page.mouse.move(600, 300);
  await pass(page, 5000);
  await expectSlide(page, 2);
});

test.describe('where motion is unwelcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing turns by itself, and the dots work', async ({ page }) => {
    await openAtSlide(page, 1);
    await pass(page, 60_000);
    await expectSlide(page, 1);
    await dot(page, 2).click();
    await settle(page);
    await expectSlide(page, 2);
    await pass(page, 60_000);
    await expectSlide(page, 2);
  });
});

test('the controls come in the order of the pattern, pause first', async ({ page }) => {
  await openFrozen(page);
  await page.getByRole('main').getByRole('link', { name: 'See pricing' }).focus();
  await page.keyboard.press('Tab');
  await expect(pause(page)).toBeFocused();
  for (const number of [1, 2, 3]) {
    await page.keyboard.press('Tab');
    await expect(dot(page, number)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await settle(page);
  await expectSlide(page, 3);
});

test('its images are decoration', async ({ page }) => {
  await open(page);
  const hero = page.getByRole('region', { name: 'Crafting Digital Experiences That Inspire' });
  await expect(hero.locator('img')).toHaveCount(3);
  await expect(hero.getByRole('img')).toHaveCount(0);
  for (const image of await hero.locator('img').all()) await expect(image).toHaveAttribute('alt', '');
});

test('the second and third image wait until the page has loaded with the first', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const image = /hero-\d/.exec(request.url());
    if (image) asked.push(image[0]);
  });
  const release = await holdBack(page, /hero-1/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(header(page)).toBeVisible();
  await expect.poll(() => asked).toContain('hero-1');
  await settle(page);
  expect(asked).toEqual(['hero-1']);
  release();
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['hero-2', 'hero-3']));
});
