import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
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
async function open(page: Page, origin = admin.origin): Promise<Locator> {
  await page.goto(`${origin}/forms/#/collections/pages/entries/pages`);
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
  await field.getByRole('radio').first().click();
  await expect(rows).toHaveCount(count);
  const add = field.getByRole('button', { name: 'Add to this page' });
  await add.click();
  await expect(add).toBeFocused();
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
  await again.getByRole('button', { name: 'Add to this page' }).click();
  await again.getByRole('link', { name: 'Edit: A house rule' }).click();
  await expect(page.locator('[data-key-path="title"]').first().getByRole('textbox')).toHaveValue(
    'A house rule',
  );
});

test('writes a section with the list of its page, and deletes it with its last use', async ({ page }) => {
  const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'studio-')));
  const content = path.join(root, 'content');
  fs.cpSync(studio, content, { recursive: true });
  fs.mkdirSync(path.join(root, '.git'));
  const writable = await startAdmin(content, true);
  try {
    const folder = await AdminFolder.open(page, writable.origin, content, root);
    await folder.followServer(content, root);
    const field = await open(page, writable.origin);
    // Below a long list, a refusal is in view.
    const refusal = {
      isDone: false,
      message: 'Nothing was saved.',
      problems: [{ place: 'Pages', message: 'A path is missing.' }],
    };
    await page.route('**/changes/sections', (route) => route.fulfill({ json: refusal }), { times: 1 });
    await page.setViewportSize({ width: 1280, height: 400 });
    await field.getByRole('button', { name: 'Text', exact: true }).click();
    await expect(field.getByText('A path is missing.')).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 4000 });
    await field.getByRole('textbox', { name: 'Title of the new section' }).fill('A house rule');
    await field.getByRole('button', { name: 'Text', exact: true }).click();
    const title = page.locator('[data-key-path="title"]').first().getByRole('textbox');
    await expect(title).toHaveValue('A house rule');
    const inList = ['-         "questions"', '+         "questions",', '+         "a-house-rule"'];
    expect(await folder.diff()).toEqual({
      'content/sections/a-house-rule.md': expect.arrayContaining(['+ title: A house rule']) as string[],
      'content/pages.json': inList,
    });
    const again = await open(page, writable.origin);
    await again.getByRole('button', { name: 'Remove from this page: A house rule' }).click();
    await page.getByRole('button', { name: 'Remove and delete' }).click();
    await expect(again).toHaveCount(0);
    await expect(page.locator('[data-key-path="pages"]').first()).toBeVisible();
    expect(Object.keys(await folder.diff())).toEqual([
      'content/pages.json',
      'content/sections/a-house-rule.md',
    ]);
    expect(fs.readFileSync(path.join(content, 'pages.json'), 'utf8')).toBe(fs.readFileSync(pages, 'utf8'));
  } finally {
    writable.close();
    fs.rmSync(root, { recursive: true });
  }
});
