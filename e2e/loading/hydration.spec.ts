import { email, message, name, send, sendMessage, status } from '../support/forms/contact-form';
import { recordShifts } from '../support/layout/layout-shifts';
import { holdBack, scriptFiles } from '../support/network';
import { footer, header } from '../support/page';
import { expect, test } from '../support/test';

// Hydration errors reach the console and fail any test.

for (const [route, width] of [
  ['/', 360],
  ['/', 1280],
  ['/about', 360],
  ['/about', 1280],
] as const)
  test(`on ${route} at ${width} px React keeps the elements of the static HTML, and nothing shifts`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const shifts = await recordShifts(page);
    const release = await holdBack(page, scriptFiles);
    await page.goto(route, { waitUntil: 'domcontentloaded' });
    await expect(header(page)).toHaveCount(0);
    await expect(footer(page)).toHaveCount(0);
    const count = await page.evaluate(() => {
      const parsed = [...document.querySelectorAll('#main, #main *')];
      Object.assign(window, { parsed });
      return parsed.length;
    });
    expect(count).toBeGreaterThan(10);
    release();
    await expect(header(page)).toBeVisible();
    await expect(footer(page)).toBeAttached();
    const replaced = await page.evaluate(() => {
      const now = new Set(document.querySelectorAll('#main, #main *'));
      return (window as unknown as { parsed: Element[] }).parsed
        .filter((element) => !now.has(element))
        .map((element) => element.outerHTML.slice(0, 100));
    });
    expect(replaced).toEqual([]);
    expect(await shifts()).toEqual([]);
  });

// Half of the visits, when a style of every section has depended on `:has()`.
test('while the document arrives on a slow processor, no later section is painted over the first screen', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const shifts = await recordShifts(page);
  for (let visit = 0; visit < 8; visit += 1) {
    await page.goto('/');
    // A hero whose last controls arrive a frame later moves its text by less.
    expect((await shifts()).filter(({ value }) => value > 0.1)).toEqual([]);
  }
});

// With an anchor the browser moves the focus to the section, and the router must not move it again.
for (const address of ['/', '/#contact'])
  test(`at ${address} hydration keeps what a visitor typed before and during it, and the focus`, async ({
    page,
  }) => {
    const release = await holdBack(page, scriptFiles);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await name(page).fill('Ada');
    await message(page).focus();
    let text = '';
    const type = async () => {
      const letter = String.fromCharCode(97 + (text.length % 26));
      await page.keyboard.press(letter);
      text += letter;
    };
    await type();
    release();
    do await type();
    while ((await header(page).count()) === 0 || (await footer(page).count()) === 0);
    await type();
    await expect(name(page)).toHaveValue('Ada');
    await expect(message(page)).toHaveValue(text);
    await expect(message(page)).toBeFocused();
  });

test('a form that is submitted before hydration keeps its text, and can be sent afterwards', async ({
  page,
}) => {
  const release = await holdBack(page, scriptFiles);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await sendMessage(page);
  await email(page).press('Enter');
  release();
  await expect(header(page)).toBeVisible();
  await expect(message(page)).toHaveValue('An engine,\nanalytical.');
  await send(page).click();
  await expect(status(page)).not.toBeEmpty();
  // The router replaces the state of the entry in the history, but not its address.
  expect(visited.filter((address) => address !== page.url())).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});
