import type { Page } from '@playwright/test';
import { message } from '../support/forms/contact-form';
import { headingOf, labels, notFound, placeholder } from '../support/content';
import { breakFile, type Fault, faults, type File, files, holdBack } from '../support/network';
import { header, heading, open } from '../support/page';
import { expect, test } from '../support/test';

// These tests make requests fail. The messages in the console are expected.
test.use({
  // One expression: Playwright takes a list of two for a value and its options.
  expectedProblems: [
    /Failed to load resource|request failed|status [45]\d\d|Loading .*chunk|page resources|preload|MIME type|Unexpected|missing .* after|Invalid|We couldn't load|Not rendering|Failed to execute/,
  ],
});

const reload = (page: Page) => page.getByRole('link', { name: labels.reload });

/** Moves the clock of the page until the note is shown. The page may not have started its timers yet. */
const expectNote = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(1000);
    await expect(page.getByRole('status').getByText(labels.loadFailed)).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [10] });

test.describe('On the first page', () => {
  const cases: [File, Fault[]][] = [
    ['the style sheet', ['is missing', 'is an HTML page', 'never arrives']],
    ['React', ['is refused', 'is cut off', 'never arrives']],
    ['the entry', ['has a server error', 'is an HTML page', 'is empty', 'never arrives']],
    ["the page's code", ['is missing', 'is cut off', 'never arrives']],
    [
      "the page's data",
      ['is missing', 'is empty', 'is cut off', 'is temporarily unavailable', 'never arrives'],
    ],
    ['the data of the build', ['never arrives']],
    ["the layout's data", ['is missing', 'is cut off', 'never arrives']],
  ];

  for (const [file, kinds] of cases)
    test(`${file} that does not load leaves the page readable, with an offer to reload`, async ({ page }) => {
      await page.clock.install();
      const setFault = await breakFile(page, file);
      for (const fault of kinds)
        await test.step(fault, async () => {
          setFault(fault);
          await page.goto('/', { waitUntil: 'domcontentloaded' });
          await expectNote(page);
          await expect(heading(page)).toHaveText(headingOf('/'));
          setFault();
          await reload(page).click();
          await expect(header(page)).toBeVisible();
          await page.clock.runFor(10_000);
          await expect(reload(page)).toBeHidden();
        });
    });

  test('a document that is cut off offers a reload, which keeps what the visitor has typed', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route('/', async (route) => {
      const text = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/html', body: text.slice(0, text.lastIndexOf('<script')) });
    });
    await page.goto('/');
    await message(page).fill('Good morning');
    await expectNote(page);
    await page.unroute('/');
    await reload(page).click();
    await expect(header(page)).toBeVisible();
    await expect(message(page)).toHaveValue('Good morning');
  });

  test('links work', async ({ page }) => {
    await page.route(files['the entry'], faults['never arrives']);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.getByRole('main').locator('a[href="/contact"]').first().click();
    await expect(heading(page)).toHaveText(headingOf('/contact'));
  });

  test('the note goes when a slow page is complete', async ({ page }) => {
    await page.clock.install();
    const release = await holdBack(page, files['the entry']);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expectNote(page);
    release();
    await expect(header(page)).toBeVisible();
    await expect(reload(page)).toBeHidden();
  });
});

/** A link of /about to a section of the home page. */
const [target = { title: '', href: '' }] = placeholder.links;

/** The address of such a link on the page for unknown addresses, which has another template, and so other code. */
const anchorLink = notFound.links.find(({ href }) => href.startsWith('/#'))?.href ?? '';

test.describe('When a link is followed', () => {
  const cases: [File, Fault[]][] = [
    [
      "the page's data",
      [
        'is missing',
        'has a server error',
        'is an HTML page',
        'is cut off',
        'is temporarily unavailable',
        'never arrives',
      ],
    ],
    ["the page's code", ['is refused', 'is missing', 'is empty', 'is cut off', 'never arrives']],
    ['the data of the build', ['is missing', 'is cut off', 'never arrives']],
  ];

  // Files that are prefetched cannot fail.
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })),
  );

  for (const [file, kinds] of cases)
    test(`${file} that does not load makes the browser open the page, with its anchor`, async ({ page }) => {
      await page.clock.install();
      const setFault = await breakFile(page, file);
      for (const fault of kinds)
        await test.step(fault, async () => {
          await open(page, '/404.html');
          setFault(fault);
          // The browser's own navigation gets the file.
          page.once('framenavigated', () => setFault());
          await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
          await page.getByRole('main').locator(`a[href="${anchorLink}"]`).click();
          if (fault === 'never arrives') await page.clock.runFor(5000);
          await expect(page).toHaveURL(anchorLink);
          await expect(heading(page)).toHaveText(headingOf('/'));
          await expect(header(page)).toBeVisible();
          expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
          await expect(page.locator(anchorLink.slice(1))).toBeFocused();
        });
    });

  test('the page of a new deployment is opened by the browser, as one history entry', async ({ page }) => {
    await open(page, '/about');
    await page.route(files['the data of the build'], (route) =>
      page.url().endsWith('/about')
        ? route.fulfill({ json: { webpackCompilationHash: 'new' } })
        : route.continue(),
    );
    await page.getByRole('main').locator(`a[href="${target.href}"]`).click();
    await expect(page).toHaveURL(target.href);
    await expect(header(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(heading(page)).toHaveText(headingOf('/about'));
  });

  test('on a slow connection a line shows progress at once', async ({ page }) => {
    await page.clock.install();
    await open(page, '/about');
    await page.route(files["the page's data"], faults['never arrives']);
    const line = () =>
      page.evaluate(() => {
        const main = document.getElementById('main') as Element;
        const line = [...main.children].find((element) => getComputedStyle(element).height === '3px');
        const isDrawn = line !== undefined && line.getClientRects().length > 0;
        return { isBusy: main.ariaBusy, isDrawn, position: line && getComputedStyle(line).position };
      });
    const progress = { isBusy: 'true', isDrawn: true, position: 'fixed' };
    expect((await line()).isDrawn).toBe(false);
    await header(page).getByRole('link', { name: 'home page' }).click();
    expect(await line()).toEqual(progress);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await line()).toEqual(progress);
  });
});

test('the menu whose code is gone after a deployment opens when the page has been reloaded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/about');
  await page.route('**/*.js', faults['is missing']);
  page.once('framenavigated', () => void page.unroute('**/*.js'));
  const button = header(page).locator('button[aria-haspopup=dialog]:visible').last();
  await button.click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.reload();
  await expect(header(page)).toBeVisible();
  await expect(panel).toBeHidden();
});
