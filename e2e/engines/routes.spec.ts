import { placeholderRoutes, routes, wordsOf } from '../support/routes';
import { click, heading, look, open } from './support/page';
import { expect, test } from './support/test';

test('every route opens with its heading, its header and its footer', async ({ tab }) => {
  for (const route of routes) {
    await test.step(route, async () => {
      await open(tab, route);
      expect((await look(tab, heading))?.text).toBe(wordsOf(route).heading);
      if (placeholderRoutes.includes(route))
        expect((await look(tab, { css: 'main p' }))?.text).toBe('This page is under construction.');
    });
  }
});

test('an unknown address says so, and leads home', async ({ tab }) => {
  await open(tab, '/no-such-page');
  expect((await look(tab, heading))?.text).toBe('This sheet is blank');
  await click(tab, { css: 'main a', name: 'Go to the home page' });
  await expect.poll(async () => (await look(tab, heading))?.text).toBe(wordsOf('/').heading);
});

test('a link within the site changes the page without loading it anew', async ({ tab }) => {
  await open(tab, '/no-such-page');
  await tab.evaluate(() => void Object.assign(window, { isStillHere: true }));
  await click(tab, { css: 'main a', name: 'Go to the home page' });
  await expect.poll(async () => (await look(tab, heading))?.text).toBe(wordsOf('/').heading);
  await click(tab, { css: '#services h3 a', name: 'UX/UI Design' });
  await expect.poll(async () => (await look(tab, heading))?.text).toBe('UI/UX Design');
  expect(await tab.evaluate(() => [location.pathname, 'isStillHere' in window])).toEqual([
    '/services/ui-ux-design',
    true,
  ]);
});
