import { click, footer, header, heading, look, open, atRest, waitFor, waitUntilGone } from './support/page';
import { expect, onlyOn, test } from './support/test';

onlyOn('phone');

const opener = { css: '[data-scrolled] button', name: 'Open menu' };
const panel = { css: '[role=dialog] nav' };
const inPanel = (name: string) => ({ css: '[role=dialog] button, [role=dialog] a', name });

test.beforeEach(async ({ tab }) => {
  await open(tab, '/about');
  await click(tab, opener);
  await waitFor(tab, panel);
});

test('the panel takes the focus in, and closing gives it back', async ({ tab }) => {
  const hasFocusInside = () => tab.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);
  await expect.poll(hasFocusInside).toBe(true);
  await click(tab, inPanel('Close menu'));
  await waitUntilGone(tab, panel);
  await expect.poll(async () => (await look(tab, opener))?.hasFocus).toBe(true);

  await tab.press('Enter');
  await waitFor(tab, panel);
  await expect.poll(hasFocusInside).toBe(true);
  await tab.press('Escape');
  await waitUntilGone(tab, panel);
  await expect.poll(async () => (await look(tab, opener))?.hasFocus).toBe(true);
});

test('its groups unfold, and a link in them leads to its page', async ({ tab }) => {
  await waitUntilGone(tab, { css: '[role=dialog] a[href="/team"]' });
  await click(tab, inPanel('Company'));
  await click(tab, { css: '[role=dialog] a[href="/team"]' });
  await waitUntilGone(tab, panel);
  await expect.poll(async () => (await look(tab, heading))?.text).toBe('Our Team');
  // Neither the page nor its header is still held by the dialog.
  expect(await tab.evaluate(() => document.querySelector('[inert], html[style*=hidden]') !== null)).toBe(
    false,
  );
  expect((await look(tab, header))?.isInReach).toBe(true);
});

test('Contact Us in it scrolls to the footer', async ({ tab }) => {
  await click(tab, inPanel('Contact Us'));
  await waitUntilGone(tab, panel);
  await expect.poll(async () => Math.abs((await atRest(tab, footer)).top - 80)).toBeLessThanOrEqual(2);
});
