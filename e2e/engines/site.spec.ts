import { contactTexts, headingOf, placeholder, placeholderRoutes, routes } from '../support/content';
import {
  click,
  expectArrival,
  fill,
  heading,
  look,
  open,
  recordTexts,
  waitFor,
  waitUntilGone,
} from './support/page';
import { expect, test } from './support/test';

test('every route opens with its heading, its header and its footer', async ({ tab }) => {
  for (const route of routes)
    await test.step(route, async () => {
      await open(tab, route);
      expect((await look(tab, heading))?.text).toBe(headingOf(route));
      if (placeholderRoutes.includes(route))
        expect((await look(tab, { css: 'main p' }))?.text).toBe(placeholder.text);
    });
});

test('the page for unknown paths links to the home page without a reload', async ({ tab }) => {
  await open(tab, '/no-such-page');
  await tab.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await click(tab, { css: 'main a[href="/"]' });
  await expect.poll(async () => (await look(tab, heading))?.text).toBe(headingOf('/'));
  expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('anchors stop 80 px below the top: link, other page, address', async ({ tab }) => {
  await open(tab);
  await click(tab, { css: 'main a[href="#pricing"]' });
  await expectArrival(tab, { css: '#pricing' });
  await open(tab, '/about');
  await click(tab, { css: 'main a[href="/#process"]' });
  await expectArrival(tab, { css: '#process' });
  await open(tab, '/about');
  await open(tab, '/#pricing');
  await expectArrival(tab, { css: '#pricing' });
});

test('fonts and images load, in modern formats', async ({ tab }) => {
  await open(tab);
  await expect
    .poll(() =>
      tab.evaluate(() => ({
        loaded: [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
        heading: getComputedStyle(document.querySelector('h1') as Element).fontFamily,
      })),
    )
    .toEqual({
      loaded: expect.arrayContaining([expect.stringContaining('Display'), expect.stringContaining('Text')]),
      heading: expect.stringContaining('Display'),
    });
  const count = await tab.evaluate(() => document.images.length);
  expect(count).toBeGreaterThanOrEqual(4);
  for (let index = 0; index < count; index += 1)
    await expect
      .poll(() =>
        tab.evaluate((place) => {
          const image = document.images[place];
          image?.scrollIntoView({ block: 'center', behavior: 'instant' });
          return { isLoaded: (image?.naturalWidth ?? 0) > 0, source: image?.currentSrc };
        }, index),
      )
      .toEqual({ isLoaded: true, source: expect.stringMatching(/\.(avif|webp)$/) });
});

test('the theme changes and is stored', async ({ tab }) => {
  const theme = () =>
    tab.evaluate(() => ({
      isDark: document.documentElement.classList.contains('dark'),
      stored: localStorage.getItem('darkMode'),
    }));
  const toggle = (name: string) => click(tab, { css: 'header button', name: `Switch to ${name} theme` });
  await open(tab);
  expect(await theme()).toEqual({ isDark: false, stored: null });
  await toggle('dark');
  await expect.poll(theme).toEqual({ isDark: true, stored: 'true' });
  await tab.reload();
  expect(await theme()).toEqual({ isDark: true, stored: 'true' });
  await toggle('light');
  await expect.poll(theme).toEqual({ isDark: false, stored: 'false' });
});

const { fields, submit, sending, sentTitle } = contactTexts.form;
const [name, email, message] = fields.map(({ label }) => label) as [string, string, string];
const field = (label: string) => ({ css: '#contact input, #contact textarea', name: label });
const button = (label: string) => ({ css: '#contact button', name: label });

test('the forms validate, send and confirm', async ({ tab }) => {
  await open(tab);
  await click(tab, button(submit));
  await expect.poll(async () => (await look(tab, field(name)))?.hasFocus).toBe(true);
  await fill(tab, field(name), 'Ada Lovelace');
  await fill(tab, field(email), 'ada@example.org');
  await fill(tab, field(message), 'An engine, analytical.');
  const texts = await recordTexts(tab, '#contact label, #contact button, #contact [role=status] p');
  const haveShown = async (text: string, isFormShown: boolean) =>
    (await texts()).some((all) => all.includes(text) && all.includes(name) === isFormShown);
  await click(tab, button(submit));
  await expect.poll(() => haveShown(sending, true)).toBe(true);
  await expect.poll(() => haveShown(sentTitle, false)).toBe(true);
  await waitFor(tab, button(submit));
  for (const label of [name, email, message]) expect((await look(tab, field(label)))?.value).toBe('');
  await fill(tab, { css: 'footer input[type=email]' }, 'ada@example.org');
  await tab.press('Enter');
  await waitUntilGone(tab, { css: 'footer input[type=email]' });
  await waitFor(tab, { css: 'footer [role=status]' });
});
