import fs from 'node:fs';
import path from 'node:path';
import { expectNoAxeFindings } from '../support/pages/axe';
import { builtFiles, builtFolder } from '../support/site/built-site';
import { open, setTheme } from '../support/page';
import type { sites } from '../support/site/sites';
import { expect, test } from '../support/test';

// The page of all components. Only the site of the frozen content has it.
const route = '/__styleguide';

for (const theme of ['light', 'dark'])
  test(`every component in every state, from the ${theme} theme`, async ({ page }) => {
    await setTheme(page, theme);
    await open(page, route);
    await expect(page.getByRole('radiogroup', { name: '3 options' })).toHaveCount(theme === 'light' ? 2 : 1);
    await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expectNoAxeFindings(page);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('body noscript')).not.toContainText(route);
  });

/** The files of a site that belong to the page. */
function styleguideFiles(site: keyof typeof sites): string[] {
  const folder = builtFolder(site);
  return builtFiles(site)
    .filter((file) => fs.statSync(path.join(folder, file)).isFile())
    .filter(
      (file) =>
        file.includes('styleguide') ||
        (/\.(?:js|html|xml)$/.test(file) && fs.readFileSync(path.join(folder, file), 'utf8').includes(route)),
    );
}

test('the site for visitors has neither the page nor its code', () => {
  expect(styleguideFiles('frozen').length).toBeGreaterThan(2);
  expect(styleguideFiles('hosted')).toEqual([]);
});
