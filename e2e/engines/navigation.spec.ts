import { headingOf, navigation } from '../support/content';
import {
  click,
  expectArrival,
  footer,
  header,
  heading,
  hover,
  look,
  open,
  waitFor,
  waitUntilGone,
} from './support/page';
import { expect, onlyOn, test } from './support/test';

const [first = '', second = ''] = navigation.groups.map(({ title }) => title);

test.beforeEach(({ tab }) => open(tab, '/about'));

test.describe('the menus of the header', () => {
  onlyOn('desktop');

  const button = (name: string) => ({ css: 'header button', name });
  const link = (href: string) => ({ css: `header a[href="${href}"]` });
  const shop = link('/services/ecommerce');

  test('a click closes and opens a menu, and a link in it leads to its page', async ({ tab }) => {
    await waitUntilGone(tab, shop);
    // The pointer stays there: with a move before each click, it depends on the machine whether hover opens the menu first.
    await hover(tab, button(first));
    await waitFor(tab, shop);
    // A click soon after the pointer has opened the panel leaves it open.
    await expect.poll(async () => (await look(tab, shop))?.isInReach).toBe(true);
    await click(tab, button(first));
    await waitUntilGone(tab, shop);
    await click(tab, button(first));
    await waitFor(tab, shop);
    expect((await look(tab, button(first)))?.expanded).toBe('true');
    await click(tab, shop);
    await expect.poll(async () => (await look(tab, heading))?.text).toBe(headingOf('/services/ecommerce'));
    await waitUntilGone(tab, shop);
  });

  test('hover opens a menu, and leaving closes it', async ({ tab }) => {
    await hover(tab, button(first));
    await waitFor(tab, shop);
    await hover(tab, shop);
    expect((await look(tab, button(first)))?.expanded).toBe('true');
    await hover(tab, button(second));
    await waitUntilGone(tab, shop);
    await hover(tab, heading);
    await waitUntilGone(tab, link('/team'));
  });

  test('Enter opens a menu, and Escape closes it and returns the focus', async ({ tab }) => {
    await look(tab, button(first), 'focus');
    await tab.press('Enter');
    await waitFor(tab, shop);
    await tab.press('Tab');
    await expect.poll(async () => (await look(tab, link('/services/web-design')))?.hasFocus).toBe(true);
    await tab.press('Escape');
    await waitUntilGone(tab, shop);
    expect((await look(tab, button(first)))?.hasFocus).toBe(true);
  });
});

test.describe('the mobile panel', () => {
  onlyOn('phone');

  const opener = { css: 'header button', name: 'Open menu' };
  const panel = { css: 'dialog[open]' };
  const inPanel = (name: string) => ({ css: 'dialog[open] button, dialog[open] a', name });

  test.beforeEach(async ({ tab }) => {
    await click(tab, opener);
    await waitFor(tab, inPanel('Close menu'));
  });

  test('it receives the focus, and closing returns it', async ({ tab }) => {
    const hasFocusInside = () => tab.evaluate(() => document.activeElement?.closest('dialog[open]') !== null);
    await expect.poll(hasFocusInside).toBe(true);
    await click(tab, inPanel('Close menu'));
    await waitUntilGone(tab, panel);
    await expect.poll(async () => (await look(tab, opener))?.hasFocus).toBe(true);
    await tab.press('Enter');
    await waitFor(tab, inPanel('Close menu'));
    await tab.press('Escape');
    await waitUntilGone(tab, panel);
    await expect.poll(async () => (await look(tab, opener))?.hasFocus).toBe(true);
  });

  test('a link of a group leads to its page, which works', async ({ tab }) => {
    await click(tab, inPanel(second));
    await click(tab, { css: 'dialog[open] a[href="/team"]' });
    await waitUntilGone(tab, panel);
    await expect.poll(async () => (await look(tab, heading))?.text).toBe(headingOf('/team'));
    const isLocked = () => document.querySelector('dialog:modal') !== null;
    expect(await tab.evaluate(isLocked)).toBe(false);
    // During the transition an image of the page is over it.
    await expect.poll(async () => (await look(tab, header))?.isInReach).toBe(true);
  });

  test('Contact Us scrolls to the footer', async ({ tab }) => {
    await click(tab, inPanel(navigation.contactButton));
    await waitUntilGone(tab, panel);
    await expectArrival(tab, footer);
  });
});
