import fs from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectNoAxeFindings } from '../support/pages/axe';
import { AdminFolder, saveForm, startAdmin } from '../support/admin-site';

// One session: the tests change different files, and each sees only what has changed since the last one.
test.describe.configure({ mode: 'serial' });

const studio = 'examples/studio';

let admin: Awaited<ReturnType<typeof startAdmin>>;
let page: Page;
let folder: AdminFolder;
const remarks: string[] = [];

test.beforeAll(async ({ browser }) => {
  admin = await startAdmin(studio);
  // The forms render only fields that are in the window.
  page = await browser.newPage({ viewport: { width: 1280, height: 2400 }, locale: 'en-GB' });
  page.on('request', (request) => {
    if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(admin.origin))
      remarks.push(request.url());
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) remarks.push(message.text());
  });
  folder = await AdminFolder.open(page, admin.origin, studio);
});

test.afterAll(async () => {
  await page.close();
  admin.close();
});

const field = (path: string) => page.locator(`[data-key-path="${path}"]`).first();
const input = (path: string) => field(path).locator('input:not([type=file]), textarea').first();
// Around a name the button has invisible marks of its direction.
const add = (path: string) => field(path).getByRole('button', { name: /^Add/ }).last();
const expand = (path: string) => field(path).getByRole('button', { name: 'Expand', exact: true });

async function open(place: string): Promise<void> {
  await page.goto(`${admin.origin}/forms/#/collections/${place}`);
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
}

/** @returns the lines that are removed and added, by file */
async function save(): Promise<Record<string, string[]>> {
  await saveForm(page);
  return folder.diff();
}

test('changes a price, which is one line', async () => {
  await open('section-pricing/entries/plans');
  await expand('plans').first().click();
  await input('plans.0.price').fill('£5,250+');
  expect(await save()).toEqual({
    [`${studio}/sections/plans.json`]: ['-       "price": "£4,997+",', '+       "price": "£5,250+",'],
  });
});

test('adds a plan', async () => {
  await open('section-pricing/entries/plans');
  await add('plans').click();
  await input('plans.2.name').fill('Care');
  await input('plans.2.price').fill('£90');
  await input('plans.2.features').fill('Updates every month');
  await field('plans.2.ctaText').getByRole('textbox', { name: 'Button text' }).fill('Ask us');
  await input('plans.2.ctaLink').fill('/contact');
  expect(await save()).toEqual({
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

test('writes a post with images, one of them without a description first', async () => {
  await open('posts/new');
  await input('title').fill('A quiet week');
  await input('description').fill('What we do in the week between two projects, and why it is planned.');
  await field('cover').getByRole('checkbox').click();
  const buffer = fs.readFileSync(`${studio}/images/sketch-blank.jpg`);
  const image = { name: 'Our Week (1).jpg', mimeType: 'image/jpeg', buffer };
  await field('cover.src').locator('input[type=file]').first().setInputFiles(image);
  await input('cover.alt').fill('An empty table');
  await input('date').fill('2026-11-20');
  await field('author').getByRole('radio', { name: 'Ada Wells' }).click();
  await field('cover.focalPoint').getByRole('slider', { name: 'From the top' }).press('ArrowDown');
  await expect(field('cover.focalPoint').locator('img')).toHaveAttribute('src', /^blob:/);
  await field('body').getByRole('textbox').first().click();
  await page.keyboard.type('Nothing happens, on purpose.');
  await page.keyboard.press('Enter');
  await field('body').getByRole('button', { name: 'Image', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Image' });
  await dialog.locator('input[type=file]').first().setInputFiles(image);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Found no description').first()).toBeVisible();
  await field('body').getByRole('button', { name: 'Image', exact: true }).last().click();
  await dialog.getByRole('textbox', { name: 'Description' }).fill('A [blank] table');
  await dialog.getByRole('button', { name: 'Update' }).click();
  expect(await save()).toEqual({
    [`${studio}/images/our-week-1.jpg`]: ['+ image'],
    [`${studio}/posts/a-quiet-week.md`]: [
      '+ ---',
      '+ title: A quiet week',
      '+ description: What we do in the week between two projects, and why it is planned.',
      '+ cover:',
      '+   src: /images/our-week-1.jpg',
      '+   alt: An empty table',
      '+   focalPoint: 50% 49%',
      '+ draft: false',
      '+ date: 2026-11-20',
      '+ author: ada-wells',
      '+ ---',
      '+ ',
      '+ Nothing happens, on purpose.',
      '+ ',
      '+ ![A \\[blank\\] table](/images/our-week-1.jpg)',
    ],
  });
});

test('adds a person to a team', async () => {
  await open('section-people/entries/team');
  await add('people').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Zoë Quist');
  await dialog.getByRole('textbox', { name: 'Role' }).fill('Research');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  expect(await save()).toEqual({
    [`${studio}/people/zoe-quist.json`]: [
      '+ {',
      '+   "$schema": "../../../content/schemas/person.schema.json",',
      '+   "name": "Zoë Quist",',
      '+   "role": "Research"',
      '+ }',
    ],
    [`${studio}/sections/team.json`]: ['-     "isla-mackay"', '+     "isla-mackay",', '+     "zoe-quist"'],
  });
});

test('edits a translation', async () => {
  await open('people/entries/ada-wells');
  await page.locator('[data-locale="de"]').getByRole('textbox', { name: 'Role' }).fill('Gestaltung');
  expect(await save()).toEqual({
    [`${studio}/de/people/ada-wells.json`]: ['-   "role": "Leitung Design",', '+   "role": "Gestaltung",'],
  });
});

test('is accessible, with all of its fields', async () => {
  await open('section-services/entries/services');
  await field('services').getByRole('button', { name: 'Expand All' }).click();
  await input('services.0.title').waitFor();
  // Fields appear by degrees: until then their colours have less contrast.
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  // Sveltia CMS sets the one and leaves out the other.
  await expectNoAxeFindings(page, ['meta-viewport', 'region']);
});

test('has loaded nothing from another host, and Sveltia CMS has no remark on the configuration', () => {
  // Only a published admin has an account.
  expect(remarks.filter((text) => !text.startsWith('OAuth application ID is not defined'))).toEqual([]);
});
