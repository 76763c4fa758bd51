import type { Locator, Page } from '@playwright/test';
import { currentStop } from './support/focus';
import { openMenu, openWholePanel } from './support/menus';
import { header, open } from './support/page';
import { expect, test } from './support/test';

// The styles that this test adds are not the site's own.
test.use({ bypassCSP: true });

test.use({ contextOptions: { forcedColors: 'active' } });

/** A system colour as this browser draws it. */
const systemColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = `forced-color-adjust: none; background-color: ${colour}`;
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);

const colourOf = (element: Locator, property: string, part?: string): Promise<string> =>
  element.evaluate((target, [name, pseudo]) => getComputedStyle(target, pseudo).getPropertyValue(name), [
    property,
    part,
  ] as [string, string | undefined]);

test.beforeEach(async ({ page }) => {
  await open(page);
});

test('the focus can be seen wherever it is', async ({ page }) => {
  await page.addStyleTag({ content: 'html { scroll-behavior: auto !important }' });
  const canvas = await systemColour(page, 'Canvas');
  const unseen: string[] = [];
  const names: string[] = [];
  await page.keyboard.press('Tab');
  for (let stop = await currentStop(page); stop; stop = await currentStop(page)) {
    names.push(stop.name);
    if (!stop.ringColours.some((colour) => colour !== canvas)) unseen.push(stop.name);
    await page.keyboard.press('Tab');
  }
  expect(names.at(-1)).toBe('Cookies');
  expect(unseen).toEqual([]);
});

test('the chosen option differs from the others', async ({ page }) => {
  const group = page.getByRole('radiogroup').nth(1);
  expect(await colourOf(group, 'background-color', '::before')).toBe(await systemColour(page, 'Highlight'));
  const [chosen, other] = await Promise.all(
    [0, 1].map((index) => colourOf(group.locator('label').nth(index), 'color')),
  );
  expect(chosen).toBe(await systemColour(page, 'HighlightText'));
  expect(other).not.toBe(chosen);
  expect(other).not.toBe(await systemColour(page, 'Canvas'));
});

test('a choice of one shows its tick', async ({ page }) => {
  const option = page.getByRole('radiogroup').first().locator('label');
  const tick = await colourOf(option, 'border-bottom-color', '::before');
  expect(tick).toBe(await systemColour(page, 'CanvasText'));
});

test('the active dot differs from the others in colour and in shape', async ({ page }) => {
  const dots = page.getByRole('button', { name: 'Go to slide' });
  const [active, other] = await Promise.all(
    [dots.and(page.locator('[aria-current]')), dots.and(page.locator(':not([aria-current])')).first()].map(
      async (dot) => ({
        colour: await colourOf(dot, 'background-color', '::before'),
        height: await colourOf(dot, 'height', '::before'),
        opacity: await colourOf(dot, 'opacity', '::before'),
      }),
    ),
  );
  expect(active?.colour).toBe(await systemColour(page, 'Highlight'));
  expect(other?.colour).toBe(await systemColour(page, 'CanvasText'));
  expect(parseFloat(active?.height ?? '')).toBeGreaterThan(parseFloat(other?.height ?? ''));
});

test('the mobile panel has an edge, and shows the focus', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 740 });
  const panel = await openWholePanel(page);
  const sheet = panel.locator('nav').locator('..');
  const canvas = await systemColour(page, 'Canvas');
  expect(parseFloat(await colourOf(sheet, 'border-left-width'))).toBeGreaterThanOrEqual(1);
  expect(await colourOf(sheet, 'border-left-color')).not.toBe(canvas);
  await page.keyboard.press('Tab');
  expect((await currentStop(page))?.ringColours.filter((colour) => colour !== canvas)).not.toEqual([]);
});

test('what is a plane of its own in other colours has an edge in these', async ({ page }) => {
  await openMenu(page, 'Services');
  const canvas = await systemColour(page, 'Canvas');
  const planes = [
    header(page),
    header(page).locator('li ul').first(),
    ...(await page
      .locator('#pricing li:has(h3), #pricing div:has(> div > img, > div > picture), #contact [data-phase]')
      .all()),
    ...(await page.getByRole('radiogroup').all()),
    page.locator('#pricing [data-popular] > :first-child > *'),
    ...(await page
      .locator('#contact :is(button, input, textarea), #pricing li a')
      .filter({ visible: true })
      .all()),
    page.locator('#footer form > div').first(),
  ];
  expect(planes.length).toBeGreaterThan(20);
  for (const plane of planes) {
    const edge = {
      width: parseFloat(await colourOf(plane, 'border-bottom-width')),
      colour: await colourOf(plane, 'border-bottom-color'),
    };
    const what = await plane.evaluate((element) => element.outerHTML.slice(0, 80));
    expect.soft(edge.width, what).toBeGreaterThanOrEqual(1);
    expect.soft(edge.colour, what).not.toBe(canvas);
  }
});
