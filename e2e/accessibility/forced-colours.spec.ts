import type { Locator, Page } from '@playwright/test';
import { footerTexts, pricingTexts } from '../support/content';
import { currentStop } from '../support/focus';
import { menuNames, openMenu, openWholePanel } from '../support/menus';
import { header, open } from '../support/page';
import { expect, test } from '../support/test';

// These tests add a style sheet.
test.use({ bypassCSP: true, contextOptions: { forcedColors: 'active' } });

/** The value of a system colour. */
const systemColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.cssText = `forced-color-adjust: none; background-color: ${colour}`;
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, name);

const styleOf = (element: Locator, property: string, part?: string): Promise<string> =>
  element.evaluate((target, [name, pseudo]) => getComputedStyle(target, pseudo).getPropertyValue(name), [
    property,
    part,
  ] as [string, string | undefined]);

test.beforeEach(({ page }) => open(page));

test('the focus is visible on every control', async ({ page }) => {
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
  expect(names.at(-1)).toBe(footerTexts.legal.at(-1)?.title);
  expect(unseen).toEqual([]);
});

test('the chosen options and the active dot differ from the others', async ({ page }) => {
  const group = page.getByRole('radiogroup', { name: pricingTexts.switchCard.label });
  expect(await styleOf(group, 'background-color', '::before')).toBe(await systemColour(page, 'Highlight'));
  const [chosen, other] = await Promise.all(
    [0, 1].map((index) => styleOf(group.locator('label').nth(index), 'color')),
  );
  expect(chosen).toBe(await systemColour(page, 'HighlightText'));
  expect(other).not.toBe(chosen);
  expect(other).not.toBe(await systemColour(page, 'Canvas'));
  // The ring of the chosen option is thick.
  const option = page.getByRole('radiogroup', { name: pricingTexts.topToggle.label }).locator('label');
  const ring = (property: string) => styleOf(option, property, '::before');
  expect(await ring('border-top-color')).toBe(await systemColour(page, 'CanvasText'));
  expect(await ring('border-top-width')).toBe('5px');

  const dots = page.getByRole('button', { name: 'Go to slide' });
  const [active, otherDot] = await Promise.all(
    [dots.and(page.locator('[aria-current]')), dots.and(page.locator(':not([aria-current])')).first()].map(
      async (dot) => ({
        colour: await styleOf(dot.locator('span'), 'background-color'),
        height: await styleOf(dot.locator('span'), 'height'),
      }),
    ),
  );
  expect(active?.colour).toBe(await systemColour(page, 'Highlight'));
  expect(otherDot?.colour).toBe(await systemColour(page, 'CanvasText'));
  expect(parseFloat(active?.height ?? '')).toBeGreaterThan(parseFloat(otherDot?.height ?? ''));
});

test('the mobile panel has a border and shows the focus', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 740 });
  const panel = await openWholePanel(page);
  const canvas = await systemColour(page, 'Canvas');
  expect(await styleOf(panel, 'border-left-width')).toBe('1px');
  expect(await styleOf(panel, 'border-left-color')).not.toBe(canvas);
  await page.keyboard.press('Tab');
  expect((await currentStop(page))?.ringColours.filter((colour) => colour !== canvas)).not.toEqual([]);
});

test('surfaces with a different background have a border, and illustrations keep their colours', async ({
  page,
}) => {
  await openMenu(page, menuNames[0] ?? '');
  const canvas = await systemColour(page, 'Canvas');
  const parts = [
    header(page),
    header(page).locator('li ul').first(),
    ...(await page.locator('#pricing li:has(h3), #pricing div:has(> figure), #contact [data-phase]').all()),
    page.getByRole('radiogroup', { name: pricingTexts.switchCard.label }),
    page.getByText(pricingTexts.popularLabel),
    ...(await page
      .locator('#contact :is(button, input, textarea), #pricing li a')
      .filter({ visible: true })
      .all()),
    page.locator('#footer form > div').first(),
  ];
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) {
    const edge = {
      width: parseFloat(await styleOf(part, 'border-bottom-width')),
      colour: await styleOf(part, 'border-bottom-color'),
    };
    const what = await part.evaluate((element) => element.outerHTML.slice(0, 80));
    expect.soft(edge.width, what).toBeGreaterThanOrEqual(1);
    expect.soft(edge.colour, what).not.toBe(canvas);
  }

  const illustration = page.locator('#process svg:has(> use)').first();
  const paper = illustration.locator('use');
  const ground = await illustration.evaluate((element) => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--colour)';
    probe.style.forcedColorAdjust = 'none';
    element.parentElement?.append(probe);
    return getComputedStyle(probe).color;
  });
  expect(await styleOf(illustration, 'background-color')).toBe(ground);
  expect(await styleOf(paper, 'forced-color-adjust')).toBe('none');
});
