import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { AdminFolder, startAdmin } from '../support/admin-site';

const studio = 'examples/studio';

// The forms render only fields that are in the window.
test.use({ viewport: { width: 1280, height: 2400 }, locale: 'en-GB' });

let admin: Awaited<ReturnType<typeof startAdmin>>;

test.beforeAll(async () => {
  admin = await startAdmin(studio);
});

test.afterAll(() => admin.close());

const field = (page: Page, path: string) => page.locator(`[data-key-path="${path}"]`).first();
const input = (page: Page, path: string) => field(page, path).locator('input, textarea').first();
// Around a name the button has invisible marks of its direction.
const add = (page: Page, path: string) => field(page, path).getByRole('button', { name: /^Add/ }).last();

async function open(page: Page, place: string): Promise<AdminFolder> {
  const folder = await AdminFolder.open(page, admin.origin, studio);
  await page.goto(`${admin.origin}/forms/#/collections/${place}`);
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
  return folder;
}

async function save(page: Page, folder: AdminFolder): Promise<Record<string, string[]>> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/saved/i).first()).toBeVisible();
  return folder.diff();
}

test('loads nothing from another host, and Sveltia CMS has no remark on the configuration', async ({
  page,
}) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(admin.origin))
      others.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) others.push(message.text());
  });
  await open(page, 'section-services/entries/services');
  // Only a published admin has an account.
  expect(others.filter((text) => !text.startsWith('OAuth application ID is not defined'))).toEqual([]);
});

test('says which folder to choose, until the forms have it', async ({ page }) => {
  await page.route('http://localhost:8000/**', (route) => route.fulfill({ body: 'The site' }));
  await page.goto(admin.origin, { waitUntil: 'commit' });
  const sentence = page.getByText(path.resolve('.'));
  await expect(sentence).toBeVisible();
  await page.evaluate(() => frames[0]?.location.assign('#/collections/pages'));
  await expect(sentence).toBeHidden();
  const height = page.viewportSize()?.height;
  for (const frame of ['#forms', '#site'])
    expect((await page.locator(frame).boundingBox())?.height).toBe(height);
});

test('changes a price, which is one line', async ({ page }) => {
  const folder = await open(page, 'section-pricing/entries/plans');
  await field(page, 'plans').getByRole('button', { name: 'Expand', exact: true }).first().click();
  await input(page, 'plans.0.price').fill('£5,250+');
  expect(await save(page, folder)).toEqual({
    [`${studio}/sections/plans.json`]: ['-       "price": "£4,997+",', '+       "price": "£5,250+",'],
  });
});

test('adds a plan', async ({ page }) => {
  const folder = await open(page, 'section-pricing/entries/plans');
  await add(page, 'plans').click();
  await input(page, 'plans.2.name').fill('Care');
  await input(page, 'plans.2.price').fill('£90');
  await input(page, 'plans.2.features').fill('Updates every month');
  await input(page, 'plans.2.ctaText').fill('Ask us');
  await input(page, 'plans.2.ctaLink').fill('/contact');
  expect(await save(page, folder)).toEqual({
    [`${studio}/sections/plans.json`]: [
      '+     },',
      '+     {',
      '+       "name": "Care",',
      '+       "price": "£90",',
      '+       "popular": false,',
      '+       "features": [',
      '+         "Updates every month"',
      '+       ],',
      '+       "ctaText": "Ask us",',
      '+       "ctaLink": "/contact"',
    ],
  });
});

test('writes a post with an image', async ({ page }) => {
  const folder = await open(page, 'posts/new');
  await input(page, 'title').fill('A quiet week');
  await input(page, 'description').fill(
    'What we do in the week between two projects, and why it is planned.',
  );
  await field(page, 'cover').getByRole('checkbox').click();
  await field(page, 'cover.src')
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'week.jpg',
      mimeType: 'image/jpeg',
      buffer: fs.readFileSync(`${studio}/images/sketch-blank.jpg`),
    });
  await input(page, 'cover.alt').fill('An empty table');
  await input(page, 'date').fill('2026-11-20');
  await field(page, 'author').getByRole('radio', { name: 'Ada Wells' }).click();
  await field(page, 'body').getByRole('textbox').first().click();
  await page.keyboard.type('Nothing happens, on purpose.');
  expect(await save(page, folder)).toEqual({
    [`${studio}/images/week.jpg`]: ['+ image'],
    [`${studio}/posts/a-quiet-week.md`]: [
      '+ ---',
      '+ title: A quiet week',
      '+ description: What we do in the week between two projects, and why it is planned.',
      '+ cover:',
      '+   src: /images/week.jpg',
      '+   alt: An empty table',
      '+ draft: false',
      '+ date: 2026-11-20',
      '+ author: ada-wells',
      '+ ---',
      '+ ',
      '+ Nothing happens, on purpose.',
    ],
  });
});

test('adds a section to a page', async ({ page }) => {
  const folder = await open(page, 'pages/entries/pages');
  await field(page, 'pages').getByRole('button', { name: 'Expand', exact: true }).nth(10).click();
  await add(page, 'pages.10.sections').click();
  await field(page, 'pages.10.sections.1').getByRole('combobox').click();
  await page.getByRole('option', { name: 'questions', exact: true }).click();
  expect(await save(page, folder)).toEqual({
    [`${studio}/pages.json`]: ['-         "notes"', '+         "notes",', '+         "questions"'],
  });
});

test('edits a translation', async ({ page }) => {
  const folder = await open(page, 'people/entries/ada-wells');
  await page.locator('[data-key-path="role"] input').nth(1).fill('Gestaltung');
  expect(await save(page, folder)).toEqual({
    [`${studio}/de/people/ada-wells.json`]: ['-   "role": "Leitung Design",', '+   "role": "Gestaltung",'],
  });
});
