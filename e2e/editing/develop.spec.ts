import fs from 'node:fs';
import { openEditMode } from '../support/edit-mode';
import { open } from '../support/page';
import { headingOf, labels, pages } from '../support/content';
import { gatsby, SiteCopy } from '../support/site/site-copy';
import { freePort } from '../support/servers/free-port';
import { expect, test } from '../support/test';

// `npm run develop` while an editor changes files. The content has errors at the start.

let address: string;
const mistake =
  /^content\/sections\/plans\.json:\d+:\d+ plans\[0\]\.price: found 4997, expected a text in double quotation marks$/m;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: ({}, provide) => provide(address) });

/** Waits until a page exists, or does not: the development server answers with its own page and 404. */
const expectPageData = (route: string, status: number) =>
  expect
    .poll(
      () =>
        fetch(`${address}/page-data${route}/page-data.json`).then(
          (response) => response.status,
          // While it adds a page, the server closes connections.
          () => 0,
        ),
      { timeout: 60_000 },
    )
    .toBe(status);

let site: SiteCopy;
let good: string;

/** A draft in Markdown. */
const draft = (title: string): string =>
  `---
title: ${title}
description: A sentence that is long enough for lists and the results of a search.
date: 2026-03-14
author: ada
draft: true
---

Words of the post.
`;

/** Adds an author, and a list of all posts on the page /blog. */
function addBlog(): void {
  const person = { $schema: '../schemas/person.schema.json', name: 'Ada Wells', role: 'Design lead' };
  const list = { $schema: '../schemas/posts.schema.json', kind: 'posts', title: 'Notes', intro: 'All.' };
  site.write('people/ada.json', JSON.stringify(person));
  site.write('sections/notes.json', JSON.stringify(list));
  site.edit('pages.json', ({ pages: all }) => {
    const blog = (all as object[]).find((page) => 'path' in page && page.path === '/blog');
    Object.assign(blog ?? {}, { sections: ['notes'], image: undefined });
  });
}

test.beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  site = new SiteCopy();
  good = site.read('sections/plans.json');
  site.replace('sections/plans.json', '"£4,997+"', '4997');
  // The admin is for a repository.
  fs.mkdirSync(site.path('.git'));
  site.start({ ADMIN: 'true' }, gatsby, 'develop', '--port', String(port));
});

test.afterAll(() => site.remove());

test('a start on content with errors reports them in the terminal, and continues when they are fixed', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await expect.poll(() => site.said, { timeout: 120_000 }).toMatch(mistake);
  expect(site.said).not.toMatch(/^\s+at |UNKNOWN/m);
  site.write('sections/plans.json', good);
  await expect.poll(() => site.said, { timeout: 240_000 }).toContain('You can now view');
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: headingOf('/') })).toBeVisible();
});

test('an edit shows in the open page without a reload', async ({ page }) => {
  await open(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const price of ['£5,100+', '£4,997+']) {
    site.write('sections/plans.json', good.replace('£4,997+', price));
    await expect(page.getByText(price, { exact: true })).toBeVisible({ timeout: 30_000 });
  }
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('another accent shows in the open page', async ({ page }) => {
  const before = site.read('brand.json');
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-accent').trim());
  await open(page);
  const old = await accent();
  site.edit('brand.json', (brand) => Object.assign(brand.accent as object, { light: '#8a1c5b' }));
  await expect.poll(accent, { timeout: 30_000 }).not.toBe(old);
  site.write('brand.json', before);
  await expect.poll(accent, { timeout: 30_000 }).toBe(old);
});

test('an error is reported over the page, which keeps the last valid content until the error is fixed', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  site.write('sections/plans.json', good.replace('"£4,997+"', '4997'));
  const alert = page.getByRole('alert');
  await expect(alert.getByText(mistake)).toBeVisible({ timeout: 30_000 });
  // In the window beside the forms, the link opens the form.
  await expect(alert.getByRole('link', { name: /^Price list, .*, Plans 2?.*, Price$/ })).toHaveAttribute(
    'href',
    '/__admin/forms/#/collections/section-pricing/entries/plans',
  );
  await expect(page.getByText('£4,997+', { exact: true })).toBeVisible();

  // A syntax error is reported once, not by every program that reads the file.
  const said = site.said.length;
  site.write('sections/plans.json', good.replace('"£4,997+",', '"£4,997+"'));
  await expect(
    alert.getByText(/^content\/sections\/plans\.json:\d+:\d+ .*expected a comma.*$/),
  ).toBeVisible();
  await expect(alert.getByText(/^content\//)).toHaveCount(1);
  expect(site.said.slice(said)).not.toMatch(/Unable to parse|^\s+at /m);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await open(page, '/about');
  await expect(page.getByRole('heading', { level: 1, name: headingOf('/about') })).toBeVisible();
  await expect(alert).toBeVisible();
  site.write('sections/plans.json', good);
  await expect(alert).toHaveCount(0, { timeout: 30_000 });
});

test('an added page opens, and a removed page does not', async ({ page }) => {
  const before = site.read('pages.json');
  site.edit('pages.json', (content) =>
    content.pages.push({ ...pages.find(({ path }) => path === '/blog'), path: '/news', heading: 'News' }),
  );
  await expectPageData('/news', 200);
  await open(page, '/news');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  site.write('pages.json', before);
  await expectPageData('/news', 404);
});

test('a new draft is listed and opens, with its mark, and follows edits', async ({ page }) => {
  site.write('posts/paper.md', draft('Paper first'));
  addBlog();
  await expectPageData('/blog/paper', 200);
  await open(page, '/blog');
  const link = page.getByRole('main').getByRole('link', { name: 'Paper first' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('main').getByText(labels.draft)).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paper first' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('article').getByText(labels.draft)).toBeVisible();
  site.write('posts/paper.md', draft('Paper last'));
  await expect(page.getByRole('heading', { level: 1, name: 'Paper last' })).toBeVisible({ timeout: 30_000 });
});

test.describe('the admin', () => {
  // Only a published admin has an account.
  // The copy of the project has no documents, and no pictures of kinds from there.
  test.use({ expectedProblems: [/OAuth application ID is not defined|\/forms\/kinds\//] });

  test('checks a form before it is saved', async ({ request }) => {
    const value = JSON.parse(good) as { plans: object[] };
    Object.assign(value.plans[0] ?? {}, { ctaLink: '/nowhere' });
    const data = { collection: 'section-pricing', slug: 'plans', values: { _default: value } };
    const answer = await request.post(`${address}/__admin/check`, { data });
    expect(await answer.json()).toMatchObject([{ label: 'Plans 1, Button link', locale: '_default' }]);
  });

  test('shows which folder to choose, and beside each form its page, also when that is new', async ({
    page,
  }) => {
    await page.goto(`${address}/__admin/`);
    const sentence = page.getByText(site.folder);
    await expect(sentence).toBeVisible();
    const openForm = (place: string) =>
      page.evaluate((hash) => {
        if (frames[0]) frames[0].location.hash = hash;
      }, `#/collections/${place}`);
    const expectPage = (route: string) =>
      expect.poll(() => page.frames()[2]?.url(), { timeout: 60_000 }).toBe(address + route);
    // Also when the form opens again.
    for (let time = 1; time <= 2; time += 1) {
      await page.frames()[2]?.goto(`${address}/about`);
      await openForm('section-pricing/entries/plans');
      await expectPage('/#pricing');
      await expect(sentence).toBeHidden();
      await openForm('section-pricing');
    }
    const height = page.viewportSize()?.height;
    for (const frame of ['#forms', '#site']) {
      const box = await page.locator(frame).boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(height);
    }
    const answer = page.waitForResponse(/entry=next/);
    await openForm('posts/entries/next');
    expect(await (await answer).text()).toBe('');
    site.write('posts/next.md', draft('Paper next'));
    await expectPage('/blog/next');
    const shown = page.frameLocator('#site').getByRole('heading', { level: 1, name: 'Paper next' });
    await expect(shown).toBeVisible();
    // A form that closes does not take the page with it.
    await page.frames()[1]?.evaluate(() => history.back());
    await expect.poll(() => page.frames()[1]?.url()).toContain('/section-pricing');
    await expectPage('/blog/next');
  });

  test('sends what a redirect moves to another address', async ({ request }) => {
    const { redirects } = JSON.parse(site.read('redirects.json')) as { redirects: object[] };
    const moved = { from: '/moved', to: '/about' };
    const $schema = './schemas/redirects.schema.json';
    site.write('redirects.json', JSON.stringify({ $schema, redirects: [...redirects, moved] }));
    const answer = () => request.get(`${address}/moved/`, { maxRedirects: 0 });
    await expect.poll(async () => (await answer()).headers().location).toBe('/about');
  });

  test('has two languages side by side at 1280 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${address}/__admin/`);
    const widthOf = (name: string) => page.frame(name)?.evaluate(() => innerWidth);
    expect(await widthOf('forms')).toBe(768);
    await page.locator('html').evaluate((html) => (html.dataset.languages = '2'));
    // Sveltia CMS has two columns from there.
    await expect.poll(() => widthOf('forms')).toBeGreaterThanOrEqual(1024);
    expect(await widthOf('site')).toBe(400);
  });

  test('opens the field of a text, an image or a date of a page, by mouse and keyboard', async ({ page }) => {
    const edit = await openEditMode(page, address, site.path('content'), site.folder);
    const shown = page.frameLocator('#site');
    const heading = shown.getByRole('heading', { level: 1 });
    await heading.press('Enter');
    await edit.expectField('pages.0.heading');
    const price = shown.getByText('£4,997+', { exact: true });
    await price.click();
    await edit.expectField('plans.0.price');
    const label = shown.getByRole('status').getByText('Plans 1, Price');
    await expect(label).toBeVisible();
    await page.locator('#forms').hover();
    await expect(label).toBeHidden();
    await edit.button.click();
    await expect(shown.locator('[data-editable]')).toHaveCount(0);
    await shown.getByRole('link', { name: 'Web Design', exact: true }).first().click();
    const shownAddress = () => page.frame('site')?.url();
    await expect.poll(shownAddress).toBe(`${address}/services/web-design`);
    // Leaving the form of the price does not lead the page back.
    await edit.button.click();
    await heading.press('Enter');
    await edit.expectField(`pages.${pages.findIndex(({ path }) => path === '/services/web-design')}.heading`);
    expect(shownAddress()).toBe(`${address}/services/web-design`);
  });

  test('lists what has changed, leads to its field and undoes it', async ({ page }) => {
    const edit = await openEditMode(page, address, site.path('content'), site.folder);
    site.write('sections/plans.json', good.replace('£4,997+', '£5,250+'));
    const button = page.getByRole('button', { name: 'Changes' });
    await button.press('Enter');
    const panel = page.getByRole('region', { name: 'Changes' });
    const change = panel.getByRole('listitem').filter({ hasText: '£4,997+ → £5,250+' });
    await change.getByRole('link', { name: /^Plans, .*, Price$/ }).click();
    await edit.expectField('plans.0.price');
    await button.click();
    await change.getByRole('button', { name: 'Undo' }).click();
    await expect(panel.getByRole('status')).toHaveText('One change was undone.');
    await expect(change).toHaveCount(0);
    expect(site.read('sections/plans.json')).toBe(good);
    // The forms load again, and may have the focus for a moment.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden({ timeout: 1000 });
    }).toPass();
    await expect(button).toBeFocused();
  });
});
