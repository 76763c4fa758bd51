import type { Page } from '@playwright/test';
import { brandColour } from '../../gatsby/brand/palette';
import type { Theme } from '../../gatsby/brand/tokens';
import { brand } from '../support/content';
import { holdBack, scriptFiles } from '../support/network';
import { header, heading, setTheme } from '../support/page';
import { expect, test } from '../support/test';

// Jest tests the toggle and what it stores (docs/behaviour.md, 11.2). The colours of each frame need a browser.

/** A colour as browsers compute it. */
const computed = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
const canvasOf = (theme: Theme) => brandColour('--color-canvas', theme, brand);
const light = { canvas: computed(canvasOf('light')), bar: canvasOf('light') };
const dark = { canvas: computed(canvasOf('dark')), bar: canvasOf('dark') };

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

const lightPage = { isDark: false, scheme: 'light only', ...light };
const darkPage = { isDark: true, scheme: 'dark', ...dark };

for (const [theme, expected] of [
  ['dark', darkPage],
  ['light', lightPage],
] as const)
  test(`with the ${theme} theme stored every frame has the right theme, also before script files`, async ({
    page,
  }) => {
    await setTheme(page, theme);
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
