import fs from 'node:fs';
import path from 'node:path';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { footer, header, open } from '../support/page';
import { builtFiles, builtFolder, builtPages } from '../support/site/built-site';
import { languages, ownSentences, translatedPages } from '../support/site/languages';
import { sites, siteUrl } from '../support/site/sites';
import { expect, test } from '../support/test';

// The example studio in its languages. studio.spec.ts checks each of its pages like any other.

const { prefix } = sites.hosted;
const { english, german } = languages;
const pages = builtPages('hosted');
const pairs = [...translatedPages()];
const all = pairs.flatMap(([one, other]) => [
  { route: one, language: english, other: german, pair: [one, other] },
  { route: other, language: german, other: english, pair: [one, other] },
]);
const sentences = ownSentences();

const addressOf = (route: string) => prefix + (route === '/' ? '/' : route);

const elements = (route: string, name: string): Element[] =>
  DomUtils.getElementsByTagName(name, parseDocument(pages.get(route) ?? ''));

const linksOf = (route: string, rel: string) =>
  elements(route, 'link').filter(({ attribs }) => attribs.rel === rel);

const pageData = (route: string) =>
  fs.readFileSync(
    path.join(builtFolder('hosted'), 'page-data', route === '/' ? 'index' : route, 'page-data.json'),
    'utf8',
  );

test('the studio has pages of each kind in both languages', () => {
  expect(pairs.length).toBeGreaterThan(15);
  for (const [one, other] of pairs)
    for (const route of [one, other]) expect([...pages.keys()]).toContain(route);
  for (const own of Object.values(sentences)) expect(own.length).toBeGreaterThan(200);
});

for (const { route, language, other, pair } of all)
  test(`${route} names its language and its translations`, () => {
    const [html] = elements(route, 'html');
    expect(html?.attribs).toMatchObject({ lang: language.locale, dir: 'ltr' });
    const address = (path: string) => siteUrl + addressOf(path);
    expect(linksOf(route, 'canonical').map(({ attribs }) => attribs.href)).toEqual([address(route)]);
    const alternates = linksOf(route, 'alternate').filter(({ attribs }) => attribs.hreflang);
    const [one = '', two = ''] = pair.map(address);
    const expected = [
      [english.locale, one],
      [german.locale, two],
      ['x-default', one],
    ];
    const robots = elements(route, 'meta').find(({ attribs }) => attribs.name === 'robots');
    // Search engines do not list some pages.
    expect(alternates.map(({ attribs }) => [attribs.hreflang, attribs.href])).toEqual(robots ? [] : expected);
    const text = pages.get(route) ?? '';
    const [, card] = /property="og:locale" content="(.*?)"/.exec(text) ?? [];
    expect(card).toBe(language.locale.replace('-', '_'));
    // Of the home page and of posts.
    const inLanguage = [...text.matchAll(/"inLanguage":"(.*?)"/g)].map(([, locale]) => locale);
    expect(inLanguage.filter((locale) => locale !== language.locale)).toEqual([]);
    if (pair[0] === '/') expect(inLanguage).not.toEqual([]);
    // Header, panel and footer.
    const links = elements(route, 'a').filter(({ attribs }) => attribs.hreflang);
    expect(links.length).toBeGreaterThan(3);
    for (const { attribs } of links)
      expect(attribs).toMatchObject({
        href: addressOf(pair[attribs.hreflang === english.locale ? 0 : 1] ?? ''),
        lang: attribs.hreflang,
        ...(attribs.hreflang === language.locale && { 'aria-current': 'true' }),
      });
    expect(new Set(links.map(({ attribs }) => attribs.hreflang))).toContain(other.locale);
  });

for (const { route, language } of all)
  test(`${route} has links to pages of its language only, and no text of the other`, () => {
    const start = addressOf(`/${german.code}`);
    const hrefs = elements(route, 'a')
      .filter(({ attribs }) => !attribs.hreflang)
      .map(({ attribs }) => attribs.href ?? '')
      .filter((href) => href.startsWith('/') && !/\.\w+$/.test(href));
    expect(hrefs.length).toBeGreaterThan(10);
    const isGerman = (href: string) => `${href.replace(/#.*/, '')}/`.startsWith(`${start}/`);
    expect(hrefs.filter((href) => isGerman(href) !== (language === german))).toEqual([]);
    const foreign = language === german ? sentences.english : sentences.german;
    const sources = [pages.get(route)?.replaceAll('&#x27;', "'") ?? '', pageData(route)];
    expect(foreign.filter((sentence) => sources.some((text) => text.includes(sentence)))).toEqual([]);
  });

for (const { route, language } of all.slice(0, 4))
  test(`visitors of ${route} load no text of the other language`, async ({ page }) => {
    const texts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\b(?:json|javascript|html|svg)/.test(response.headers()['content-type'] ?? ''))
        texts.push(response.text().catch(() => ''));
    });
    await open(page, route);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    const loaded = (await Promise.all(texts)).join('\n');
    const [own, foreign] =
      language === german ? [sentences.german, sentences.english] : [sentences.english, sentences.german];
    expect(own.some((sentence) => loaded.includes(sentence))).toBe(true);
    expect(foreign.filter((sentence) => loaded.includes(sentence))).toEqual([]);
  });

test.describe('The language switch', () => {
  const anchor = 'pricing';
  const switchIn = (part: ReturnType<typeof header>, { locale }: { locale: string }) =>
    part.locator(`a[hreflang="${locale}"]`);

  test('in the header works by keyboard, and keeps the place of the page', async ({ page }) => {
    await open(page, `/#${anchor}`);
    const button = header(page).locator('button[popovertarget]');
    const link = switchIn(header(page), german);
    await expect(link).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    for (let steps = 0; steps < 2; steps++) await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/${german.code}/?#${anchor}$`));
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  });

  for (const theme of ['light', 'dark'] as const)
    test(`on a phone is in the panel, in the ${theme} theme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width: 360, height: 800 });
      const [, [one, other] = ['', '']] = pairs;
      await open(page, other);
      await expect(header(page).locator('button[popovertarget]')).toBeHidden();
      await header(page).getByRole('button').last().click();
      const link = switchIn(page.getByRole('dialog'), english);
      await expect(link).toHaveText(english.name);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}${one}/?$`));
      await expect(page.locator('html')).toHaveAttribute('lang', english.locale);
    });

  test('in the footer leads back and forth', async ({ page }) => {
    const [, [one, other] = ['', '']] = pairs;
    await open(page, one);
    await switchIn(footer(page), german).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}${other}/?$`));
    await switchIn(footer(page), english).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}${one}/?$`));
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('opens below its button', async ({ page }) => {
      await page.goto('.');
      const button = header(page).locator('button[popovertarget]');
      await button.click();
      const link = switchIn(header(page), german);
      await expect(link).toBeVisible();
      const [top, bottom] = [(await link.boundingBox())?.y ?? 0, (await button.boundingBox())?.y ?? 0];
      expect(top).toBeGreaterThan(bottom);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/${german.code}/?$`));
    });
  });
});

test.describe('A browser in another language', () => {
  test.use({ locale: german.locale });

  test('is not redirected', async ({ page }) => {
    await open(page);
    await expect(page).toHaveURL(new RegExp(`${prefix}/$`));
    await expect(page.locator('html')).toHaveAttribute('lang', english.locale);
  });
});

test('a site with one language has nothing of all this', () => {
  const files = builtFiles('frozen');
  expect(files.filter((file) => file.startsWith(`${german.code}/`))).toEqual([]);
  const read = (file: string) => fs.readFileSync(path.join(builtFolder('frozen'), file), 'utf8');
  for (const html of builtPages('frozen').values())
    expect(/hreflang|<html[^>]* dir=|popovertarget/i.exec(html)).toBeNull();
  for (const file of files.filter((name) => name.endsWith('page-data.json')))
    expect(/"(?:languages?|translations|isTranslated|lang)":/.exec(read(file))).toBeNull();
  for (const file of files.filter((name) => /^app-.*\.js$/.test(name)))
    expect(/hrefLang|popoverTarget/.exec(read(file))).toBeNull();
  expect(read('sitemap.xml')).not.toContain('xhtml');
});
