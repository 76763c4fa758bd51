import { expect, type Locator, type Page, test } from '@playwright/test';
import { AdminFolder, saveForm, startAdmin } from '../support/admin-site';
import { expectNoAxeFindings } from '../support/pages/axe';

test.use({ viewport: { width: 1280, height: 4000 }, locale: 'en-GB' });

const studio = 'examples/studio';
const pages = `${studio}/pages.json`;

let admin: Awaited<ReturnType<typeof startAdmin>>;

test.beforeAll(async () => {
  admin = await startAdmin(studio);
});

test.afterAll(() => admin.close());

/** Opens the sections of the home page. */
async function open(page: Page): Promise<Locator> {
  await page.goto(`${admin.origin}/forms/#/collections/pages/entries/pages`);
  const list = page.locator('[data-key-path="pages"]').first();
  await list.getByRole('button', { name: 'Expand', exact: true }).first().click();
  const field = page.locator('[data-key-path="pages.0.sections"]').first();
  await field.getByText('Add section').click();
  return field;
}

test('adds, moves and removes a section of a page, by keyboard and by mouse', async ({ page }) => {
  const folder = await AdminFolder.open(page, admin.origin, studio);
  const field = await open(page);
  const rows = field.locator('ol > li');
  const count = await rows.count();
  await expect(rows.first()).toContainText('Hero · used on Home');
  await expect(rows.first().getByRole('presentation')).toHaveJSProperty('naturalWidth', 800);
  await field.getByRole('searchbox').fill('price list · used on e-commerce');
  await expect(field.getByRole('status')).toContainText('1 of');
  await field.getByRole('radio').focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(count + 1);
  const up = rows.last().getByRole('button', { name: /^Move up/ });
  const name = await up.getAttribute('aria-label');
  await up.press('Enter');
  await expect(page.getByRole('button', { name: name ?? '' })).toBeFocused();
  await expect(rows.nth(count - 1).getByRole('button', { name: name ?? '' })).toBeVisible();
  // Nothing leads to it: the check would refuse the form.
  await rows
    .nth(count - 1)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await field.getByRole('searchbox').fill('team · used on');
  await field.getByRole('radiogroup').locator('label').first().click();
  await expect(rows).toHaveCount(count + 1);
  await expectNoAxeFindings(page, ['meta-viewport', 'region']);
  await saveForm(page);
  expect(await folder.diff()).toEqual({
    [pages]: ['-         "questions"', '+         "questions",', '+         "team"'],
  });
});

test('opens the form of a new section, which pages can show without another start', async ({ page }) => {
  await AdminFolder.open(page, admin.origin, studio);
  const field = await open(page);
  await field.getByRole('searchbox').fill('longer text');
  await field.getByRole('link', { name: 'Text', exact: true }).click();
  await page.locator('[data-key-path="title"]').first().getByRole('textbox').fill('A house rule');
  await page.locator('[data-key-path="body"]').first().getByRole('textbox').first().click();
  await page.keyboard.type('Words.');
  await saveForm(page);
  const again = await open(page);
  await again.getByRole('searchbox').fill('house rule');
  await again.getByRole('radio', { name: 'A house rule' }).click();
  await expect(again.locator('ol > li').last()).toContainText('A house rule');
});
