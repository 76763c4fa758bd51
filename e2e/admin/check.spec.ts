import { expect, type Page, test } from '@playwright/test';
import { AdminFolder, saveForm, startAdmin } from '../support/admin-site';

test.use({ viewport: { width: 1280, height: 2400 }, locale: 'en-GB' });

const studio = 'examples/studio';

let admin: Awaited<ReturnType<typeof startAdmin>>;

test.beforeAll(async () => {
  admin = await startAdmin(studio);
});

test.afterAll(() => admin.close());

async function open(page: Page, place: string): Promise<AdminFolder> {
  const folder = await AdminFolder.open(page, admin.origin, studio);
  await page.goto(`${admin.origin}/forms/#/collections/${place}`);
  await page.locator('[data-key-path="title"]').first().getByRole('textbox').waitFor();
  return folder;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const refusal = (page: Page) => page.getByRole('button', { name: 'Show Errors' });
const list = (page: Page) => page.locator('.check-field').first();

test('a link to a missing page is not saved, with a message at its field, until it is corrected', async ({
  page,
}) => {
  const folder = await open(page, 'section-pricing/entries/plans');
  const column = page.locator('[data-locale="de"]');
  const field = column.locator('[data-key-path="plans.1.ctaLink"]');
  await column.locator('[data-key-path="plans"]').getByRole('button', { name: 'Expand All' }).first().click();
  await field.getByRole('combobox').fill('/de/kontact');
  await save(page);
  await expect(refusal(page)).toBeVisible();
  await expect(field.getByText(/No page has the path "\/de\/kontact"/)).toBeVisible();
  const refused = (code: string) =>
    page.locator(`[data-locale="${code}"] [data-key-path="check"]`).getByText('This cannot be saved');
  await expect(refused('de')).toBeVisible();
  await expect(refused('en')).toHaveCount(0);
  // The column of the other language lists it, too.
  const link = list(page).getByRole('button', { name: 'German, Plans 2, Button link' });
  await expect(link).toBeVisible();
  expect(await folder.diff()).toEqual({});
  await column
    .locator('[data-key-path="plans"]')
    .getByRole('button', { name: 'Collapse All' })
    .first()
    .click();
  await expect(field).toHaveCount(0);
  await link.click();
  await expect(field.getByRole('combobox')).toBeFocused();
  await field.getByRole('combobox').fill('/de/blog');
  await saveForm(page);
  expect(await folder.diff()).toEqual({
    [`${studio}/de/sections/plans.json`]: [
      expect.stringMatching(/^- +"ctaLink"/),
      expect.stringMatching(/^\+ +"ctaLink": "\/de\/blog"/),
    ],
  });
});

test('what a form still needs is listed after "Save", in all languages, until it is there', async ({
  page,
}) => {
  const folder = await open(page, 'section-pricing/entries/plans');
  const title = page.locator('[data-locale="de"] [data-key-path="title"]').getByRole('textbox');
  const missing = list(page).getByRole('button', { name: 'German, Title' });
  const checked = page.waitForResponse('**/__admin/check');
  await title.fill('');
  await checked;
  await expect(missing).toHaveCount(0);
  await save(page);
  await expect(missing).toBeVisible();
  await missing.click();
  await expect(title).toBeFocused();
  expect(await folder.diff()).toEqual({});
  await title.fill('Preise');
  await expect(missing).toHaveCount(0);
  await saveForm(page);
  expect(Object.keys(await folder.diff())).toEqual([`${studio}/de/sections/plans.json`]);
});

test('a text with a mistake is not saved, and the list of problems leads to it', async ({ page }) => {
  const folder = await open(page, 'section-text/entries/terms');
  const text = page.locator('[data-key-path="body"]').first().getByRole('textbox').first();
  await text.press('End');
  await page.keyboard.type(' See [x] (/about).');
  await page.setViewportSize({ width: 1280, height: 400 });
  await text.locator('p').last().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-key-path="title"]').first()).not.toBeInViewport();
  await save(page);
  await expect(refusal(page)).toBeVisible();
  await expect(list(page)).toBeInViewport();
  await list(page).getByRole('button', { name: 'Text' }).click();
  await expect(text).toBeFocused();
  expect(await folder.diff()).toEqual({});
});

test('a link offers the pages, posts and files of its language, and takes any other address', async ({
  page,
}) => {
  const folder = await open(page, 'section-call-to-action/entries/shop-next');
  const column = page.locator('[data-locale="de"]');
  const field = column.locator('[data-key-path="actions.0.href"]');
  await column.getByRole('button', { name: 'Expand All' }).first().click();
  await field.getByRole('combobox').focus();
  await expect(field.locator('option[value="/de/blog"]')).toHaveCount(1);
  await expect(field.locator('option[value="/de/ueber-uns"]')).toHaveCount(1);
  await expect(field.locator('option[value="/files/one-page-brief.pdf"]')).toHaveCount(1);
  await field.getByRole('combobox').fill('https://example.org/');
  await saveForm(page);
  expect(Object.values(await folder.diff()).flat()).toContainEqual(expect.stringContaining('example.org'));
});

test('a form that the server cannot check is not saved', async ({ page }) => {
  const folder = await open(page, 'section-pricing/entries/plans');
  await page.route('**/__admin/check', (route) => route.abort());
  await page.locator('[data-key-path="title"]').first().getByRole('textbox').fill('Prices');
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.locator('[data-key-path="plans"]').first().scrollIntoViewIfNeeded();
  await save(page);
  await expect(list(page).getByText('The site does not answer')).toBeInViewport();
  expect(await folder.diff()).toEqual({});
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/__admin/check');
  await saveForm(page);
  expect(Object.keys(await folder.diff())).toEqual([`${studio}/sections/plans.json`]);
});

test('nobody leaves a form while it is saved, which would lose its changes', async ({ page }) => {
  const folder = await open(page, 'section-pricing/entries/plans');
  let answer: () => void = () => undefined;
  const answers = new Promise<void>((resolve) => (answer = resolve));
  await page.locator('[data-key-path="title"]').first().getByRole('textbox').fill('Prices');
  await page.route('**/__admin/check', (route) => answers.then(() => route.continue()));
  await save(page);
  await expect(page.locator('.content-editor button.back')).toBeHidden();
  await page.keyboard.press('Escape');
  answer();
  await expect(page).toHaveURL(/\/collections\/section-pricing$/);
  expect(Object.keys(await folder.diff())).toEqual([`${studio}/sections/plans.json`]);
});
