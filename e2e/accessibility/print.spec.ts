import type { Page } from '@playwright/test';
import { pricingTexts, site } from '../support/content';
import { footer, open, setTheme } from '../support/page';
import { expectReadable } from '../support/layout/readable';
import { expect, test } from '../support/test';

async function print(page: Page, theme: string): Promise<void> {
  await setTheme(page, theme);
  await open(page);
  await page.emulateMedia({ media: 'print' });
}

// Paper of A4, without and with the margins of the browser.
for (const [width, theme] of [
  [794, 'light'],
  [717, 'dark'],
] as const)
  test(`printed from the ${theme} theme on ${width} px, buttons and cards have an outline and the page is light`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1100 });
    await print(page, theme);
    await expectReadable(page);
    // Browsers do not print backgrounds, so the text on the panels is dark.
    const step = page.locator('#process li').first();
    await expect(step).toHaveCSS('background-image', 'none');
    await expect(step).toHaveCSS('color', 'rgb(0, 0, 0)');
    const pricing = page.locator('#pricing');
    await expect(pricing.locator('h3').filter({ visible: true })).toHaveCount(
      pricingTexts.plans.length + pricingTexts.switchCard.variants.length + 1,
    );

    const [buttons, cards] = await Promise.all(
      ['a[href="/contact"]', 'li:has(h3), div:has(> figure)'].map((selector) =>
        pricing.locator(selector).evaluateAll((all) =>
          all.map((element) => {
            const { borderTopWidth, borderTopColor, borderRightColor } = getComputedStyle(element);
            const { height } = element.getBoundingClientRect();
            return { height, borderTopWidth, colours: [borderTopColor, borderRightColor] };
          }),
        ),
      ),
    );
    expect(cards).toHaveLength(pricingTexts.plans.length + 2);
    for (const { borderTopWidth, colours } of [...(cards ?? []), ...(buttons ?? [])]) {
      expect(borderTopWidth).toBe('1px');
      for (const colour of colours) expect(colour).not.toBe('rgba(0, 0, 0, 0)');
    }
    for (const { height } of buttons ?? []) expect(height).toBeLessThanOrEqual(50);

    const { background, scheme, focus } = await page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      return {
        background: root.backgroundColor,
        scheme: root.colorScheme,
        focus: root.getPropertyValue('--color-focus'),
      };
    });
    expect({ background, scheme }).toEqual({ background: 'rgba(0, 0, 0, 0)', scheme: 'light only' });
    // The colours of the dark theme are too light for paper.
    await page.evaluate(() => document.documentElement.classList.remove('dark'));
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-focus')),
    ).toBe(focus);
  });

test('addresses on other sites are printed after their link, e-mail addresses and numbers once', async ({
  page,
}) => {
  const profile = 'https://social.example/profile';
  await page.route('**/page-data/sq/d/*.json', async (route) => {
    const text = await (await route.fetch()).text();
    const { data } = JSON.parse(text) as { data: { layout: { footer?: { social: { href: string }[] } } } };
    for (const link of data.layout.footer?.social ?? []) link.href = profile;
    await route.fulfill({ json: { data } });
  });
  await print(page, 'light');
  const addressAfter = (element: Element) => getComputedStyle(element, '::after').content;
  const links = footer(page).locator('ul').first().getByRole('link');
  for (const link of await links.all()) {
    expect(await link.evaluate(addressAfter)).toContain(`(${profile})`);
    await expect(link).toBeVisible();
  }
  for (const text of [site.email, site.phone])
    expect(await footer(page).getByText(text).evaluate(addressAfter)).toBe('none');
});
