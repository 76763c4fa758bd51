import type { Page } from '@playwright/test';
import { holdBack, scriptFiles } from './support/network';
import { header, open } from './support/page';
import { expect, test } from './support/test';

/** The key of the specification's section 3. */
const key = 'darkMode';
const light = { canvas: 'rgb(250, 248, 245)', bar: '#faf8f5' };
const dark = { canvas: 'rgb(11, 9, 32)', bar: '#0b0920' };

const toDark = (page: Page) => header(page).getByRole('button', { name: 'Switch to dark theme' });
const toLight = (page: Page) => header(page).getByRole('button', { name: 'Switch to light theme' });

/** What the page shows: class, canvas, the browser's bar and the colour scheme of its controls. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    return {
      isDark: root.classList.contains('dark'),
      canvas: getComputedStyle(root).backgroundColor,
      scheme: getComputedStyle(root).colorScheme,
      bar: document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
    };
  });

const lightPage = { isDark: false, scheme: 'light', ...light };
const darkPage = { isDark: true, scheme: 'dark', ...dark };

const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** Stores a value before any page's first script runs, as if it were from an earlier visit. */
const storeBefore = (page: Page, value: string) =>
  page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [key, value] as const,
  );

test('the toggle flips the theme, stores it and says what it will do next', async ({ page }) => {
  await open(page);
  expect(await shown(page)).toEqual(lightPage);
  expect(await stored(page)).toBeNull();

  await toDark(page).click();
  await expect(toLight(page)).toBeFocused();
  expect(await shown(page)).toEqual(darkPage);
  expect(await stored(page)).toBe('true');

  await toLight(page).click();
  await expect(toDark(page)).toBeVisible();
  expect(await shown(page)).toEqual(lightPage);
  expect(await stored(page)).toBe('false');
});

test('the choice outlives a reload and a change of route', async ({ page }) => {
  await open(page);
  await toDark(page).click();
  await header(page).getByRole('link', { name: 'Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(await shown(page)).toEqual(darkPage);
  await page.reload();
  await expect(toLight(page)).toBeVisible();
  expect(await shown(page)).toEqual(darkPage);
});

for (const [value, expected] of [
  ['true', darkPage],
  ['false', lightPage],
] as const) {
  test(`with "${value}" stored every frame from the first is right`, async ({ page }) => {
    await storeBefore(page, value);
    await page.addInitScript(() => {
      const frames = new Set<string>();
      Object.assign(window, { frames });
      const look = () => {
        const root = document.documentElement;
        if (document.body) frames.add(getComputedStyle(root).backgroundColor);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await open(page);
    const seen = await page.evaluate(() => [...(window as unknown as { frames: Set<string> }).frames]);
    expect(seen).toEqual([expected.canvas]);
    expect(await shown(page)).toEqual(expected);
  });

  test(`with "${value}" stored the theme stands before any script file has run`, async ({ page }) => {
    await storeBefore(page, value);
    const release = await holdBack(page, scriptFiles);
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(header(page)).toHaveCount(0);
    expect(await shown(page)).toEqual(expected);
    release();
    await expect(header(page)).toBeVisible();
    expect(await shown(page)).toEqual(expected);
  });
}

test('any other stored text means light', async ({ page }) => {
  await open(page, '/about');
  for (const rubbish of ['TRUE', '1', 'dark', '', '"true"', ' true', 'null']) {
    await test.step(JSON.stringify(rubbish), async () => {
      await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, rubbish] as const);
      await page.reload();
      await expect(toDark(page)).toBeVisible();
      expect(await shown(page)).toEqual(lightPage);
    });
  }
  await toDark(page).click();
  expect(await stored(page)).toBe('true');
});

test.describe('where the system asks for dark', () => {
  test.use({ colorScheme: 'dark' });

  test('light applies as long as nothing is stored', async ({ page }) => {
    await open(page, '/about');
    expect(await shown(page)).toEqual(lightPage);
    expect(await stored(page)).toBeNull();
  });
});

test('another tab follows, both ways, and when storage is cleared', async ({ page, context }) => {
  await open(page, '/about');
  const other = await context.newPage();
  await open(other, '/blog');

  await toDark(page).click();
  await expect(toLight(other)).toBeVisible();
  expect(await shown(other)).toEqual(darkPage);

  await toLight(other).click();
  await expect(toDark(page)).toBeVisible();
  expect(await shown(page)).toEqual(lightPage);

  await toDark(page).click();
  await expect(toLight(other)).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await expect(toDark(other)).toBeVisible();
});

/** Ways in which a browser refuses storage, each as a script that runs before the page's own. */
const refusals = {
  'reading and writing throw': () => {
    const refuse = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
  },
  'there is no touching it at all': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
  },
  'it is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  },
};

for (const [how, refuse] of Object.entries(refusals)) {
  test(`where storage is refused (${how}) the toggle works for the visit`, async ({ page }) => {
    await page.addInitScript(refuse);
    await open(page);
    expect(await shown(page)).toEqual(lightPage);
    await toDark(page).click();
    await expect(toLight(page)).toBeVisible();
    expect(await shown(page)).toEqual(darkPage);
    await header(page).getByRole('link', { name: 'Portfolio' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio');
    expect(await shown(page)).toEqual(darkPage);
    await toLight(page).click();
    await expect(toDark(page)).toBeVisible();
    expect(await shown(page)).toEqual(lightPage);
  });
}
