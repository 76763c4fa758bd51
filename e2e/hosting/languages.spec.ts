import fs from 'node:fs';
import path from 'node:path';
import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { header, open } from '../support/page';
import { builtFolder, builtPages } from '../support/site/built-site';
import { languages, ownSentences, translatedPages } from '../support/site/languages';
import { sites } from '../support/site/sites';
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

test('every page names its language and its translations', async () => {
  for (const { route, language, other, pair } of all)
    await test.step(route, () => {
      const [html] = elements(route, 'html');
      expect(html?.attribs).toMatchObject({ lang: language.locale, dir: 'ltr' });
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
});

test('every page has links to pages of its language only, and no text of the other', async () => {
  for (const { route, language } of all)
    await test.step(route, () => {
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
});

for (const { route, language } of all.slice(0, 2))
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
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    for (let steps = 0; steps < 2; steps++) await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${prefix}/${german.code}/?#${anchor}$`));
    await expect(page.locator(`#${anchor}`)).toBeInViewport();
  });

  test('on a phone is in the panel', async ({ page }) => {
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
