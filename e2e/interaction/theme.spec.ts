import type { Page } from '@playwright/test';
import { brandColour, type Theme } from '../../gatsby/brand/palette';
import { brand, headingOf } from '../support/content';
import { holdBack, scriptFiles } from '../support/network';
import { header, heading, open } from '../support/page';
import { expect, test } from '../support/test';

/** The key in the local storage (docs/behaviour.md, 11.2). */
const key = 'darkMode';
/** A colour as browsers compute it. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
const canvasOf = (theme: Theme) => brandColour('--color-canvas', theme, brand);
const light = { canvas: computed(canvasOf('light')), bar: canvasOf('light') };
const dark = { canvas: computed(canvasOf('dark')), bar: canvasOf('dark') };

const toDark = (page: Page) => header(page).getByRole('button', { name: 'Switch to dark theme' });
const toLight = (page: Page) => header(page).getByRole('button', { name: 'Switch to light theme' });

/** The visible theme: class, background, toolbar colour and colour scheme of the controls. */
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

/** Stores a value before the page's own scripts run, as an earlier visit does. */
const storeBefore = (page: Page, value: string) =>
  page.addInitScript(
    ([name, text]) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, text);
    },
    [key, value] as const,
  );

test('the toggle changes the theme, for later pages and visits too', async ({ page }) => {
  // Without a stored value the theme is light, whatever the system prefers.
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  expect(await shown(page)).toEqual(lightPage);
  expect(await stored(page)).toBeNull();

  await toDark(page).click();
  await expect(toLight(page)).toBeFocused();
  expect(await shown(page)).toEqual(darkPage);
  expect(await stored(page)).toBe('true');
  await header(page).getByRole('link', { name: 'Blog' }).click();
  await expect(heading(page)).toHaveText(headingOf('/blog'));
  expect(await shown(page)).toEqual(darkPage);
  await page.reload();
  await expect(toLight(page)).toBeVisible();
  expect(await shown(page)).toEqual(darkPage);

  await toLight(page).click();
  await expect(toDark(page)).toBeVisible();
  expect(await shown(page)).toEqual(lightPage);
  expect(await stored(page)).toBe('false');
});

for (const [value, expected] of [
  ['true', darkPage],
  ['false', lightPage],
] as const) {
  test(`with "${value}" stored every frame has the right theme, also before script files`, async ({
    page,
  }) => {
    await storeBefore(page, value);
    await page.addInitScript(() => {
      const frames = new Set<string>();
      Object.assign(window, { frames });
      const record = () => {
        const root = document.documentElement;
        if (document.body) frames.add(getComputedStyle(root).backgroundColor);
        requestAnimationFrame(record);
      };
      requestAnimationFrame(record);
    });
    const release = await holdBack(page, scriptFiles);
    await page.goto('/about', { waitUntil: 'domcontentloaded' });
    await expect(heading(page)).toBeVisible();
    await expect(header(page)).toHaveCount(0);
    expect(await shown(page)).toEqual(expected);
    release();
    await expect(header(page)).toBeVisible();
    expect(await shown(page)).toEqual(expected);
    const seen = await page.evaluate(() => [...(window as unknown as { frames: Set<string> }).frames]);
    expect(seen).toEqual([expected.canvas]);
  });
}
