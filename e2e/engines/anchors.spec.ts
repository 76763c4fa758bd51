import { atRest, click, footer, heading, look, open, type Target } from './support/page';
import type { Tab } from './support/tab';
import { expect, test } from './support/test';

/** How far below the top an anchor's element ends (specification, section 9), and what may be missing, in px. */
const offset = 80;
const tolerance = 2;

const pricing = { css: '#pricing' };

async function expectArrival(tab: Tab, target: Target): Promise<void> {
  await expect
    .poll(async () => Math.abs((await atRest(tab, target)).top - offset))
    .toBeLessThanOrEqual(tolerance);
  expect((await look(tab, target))?.hasFocus).toBe(true);
}

test('a link of the page itself ends 80 px below the top', async ({ tab }) => {
  await open(tab);
  await click(tab, { css: 'main > section:first-child a', name: 'See pricing' });
  await expectArrival(tab, pricing);
  expect(await tab.evaluate(() => location.hash)).toBe('#pricing');
});

test('so does one from another page', async ({ tab }) => {
  await open(tab, '/about');
  await click(tab, { css: 'main a', name: 'See how we work' });
  await expectArrival(tab, { css: '#process' });
  await open(tab, '/about');
  await tab.evaluate(() => {
    (window as unknown as { ___navigate: (to: string) => void }).___navigate('/#pricing');
  });
  await expectArrival(tab, pricing);
});

test('and a pasted address', async ({ tab }) => {
  await open(tab, '/#pricing');
  await expectArrival(tab, pricing);
});

test('Contact Us leads to the footer', async ({ tab, size }) => {
  test.skip(size.width < 640, 'On a phone it stands in the panel');
  await open(tab, '/about');
  await click(tab, { css: '[data-scrolled] button', name: 'Contact Us' });
  await expectArrival(tab, footer);
});

test('a placeholder leads nowhere', async ({ tab }) => {
  await open(tab, '/about');
  const state = () => tab.evaluate(() => [history.length, location.pathname + location.hash, scrollY]);
  await look(tab, { css: '#footer a', name: 'FAQ' }, 'centre');
  await atRest(tab, heading);
  const before = await state();
  await click(tab, { css: '#footer a', name: 'FAQ' });
  expect(await state()).toEqual(before);
  expect(before[2]).toBeGreaterThan(0);
});
