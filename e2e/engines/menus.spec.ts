import { click, heading, hover, look, open, waitFor, waitUntilGone } from './support/page';
import { expect, onlyOn, test } from './support/test';

onlyOn('desktop');

const services = { css: '[data-scrolled] button', name: 'Services' };
const company = { css: '[data-scrolled] button', name: 'Company' };
const shops = { css: '[data-scrolled] a[href="/services/ecommerce"]' };

test.beforeEach(({ tab }) => open(tab, '/about'));

test('a click opens and closes a menu, and a link in it leads to its page', async ({ tab }) => {
  await waitUntilGone(tab, shops);
  await click(tab, services);
  await waitFor(tab, shops);
  expect((await look(tab, services))?.expanded).toBe('true');
  // Later than the grace in which a click that follows hover leaves the panel open.
  await expect.poll(async () => (await look(tab, shops))?.isInReach).toBe(true);
  await click(tab, services);
  await waitUntilGone(tab, shops);
  await click(tab, services);
  await click(tab, shops);
  await expect.poll(async () => (await look(tab, heading))?.text).toBe('E-commerce Solutions');
  await waitUntilGone(tab, shops);
});

test('the mouse opens a menu by resting on it, and closes it by leaving', async ({ tab }) => {
  await hover(tab, services);
  await waitFor(tab, shops);
  await hover(tab, shops);
  expect((await look(tab, services))?.expanded).toBe('true');
  await hover(tab, company);
  await waitUntilGone(tab, shops);
  expect((await look(tab, company))?.expanded).toBe('true');
  await hover(tab, heading);
  await waitUntilGone(tab, { css: '[data-scrolled] a[href="/team"]' });
});

test('keys open a menu, and Escape closes it and gives the focus back', async ({ tab }) => {
  await look(tab, services, 'focus');
  await tab.press('Enter');
  await waitFor(tab, shops);
  await tab.press('Tab');
  await expect
    .poll(async () => (await look(tab, { css: '[data-scrolled] a[href="/services/web-design"]' }))?.hasFocus)
    .toBe(true);
  await tab.press('Escape');
  await waitUntilGone(tab, shops);
  expect((await look(tab, services))?.hasFocus).toBe(true);
});
