import { click, open } from './support/page';
import type { Tab } from './support/tab';
import { expect, test } from './support/test';

const toDark = { css: '[data-scrolled] button', name: 'Switch to dark theme' };
const toLight = { css: '[data-scrolled] button', name: 'Switch to light theme' };

const shown = (tab: Tab) =>
  tab.evaluate(() => ({
    isDark: document.documentElement.classList.contains('dark'),
    canvas: getComputedStyle(document.documentElement).backgroundColor,
    stored: localStorage.getItem('darkMode'),
  }));

const dark = { isDark: true, canvas: 'rgb(11, 9, 32)', stored: 'true' };

test('the toggle turns the page dark, for later visits too, and light again', async ({ tab }) => {
  await open(tab);
  expect(await shown(tab)).toEqual({ isDark: false, canvas: 'rgb(250, 248, 245)', stored: null });
  await click(tab, toDark);
  await expect.poll(() => shown(tab)).toEqual(dark);
  await tab.reload();
  expect(await shown(tab)).toEqual(dark);
  await click(tab, toLight);
  await expect
    .poll(() => shown(tab))
    .toEqual({ isDark: false, canvas: 'rgb(250, 248, 245)', stored: 'false' });
});
