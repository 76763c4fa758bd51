import fs from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { builtPages, builtSite } from './support/built-site';
import { htmlRules } from './support/html-rules';
import { open } from './support/page';
import { expect, test } from './support/test';

const built = builtPages();

/** Every mistake in a page's HTML, with its place. */
async function mistakesIn(html: string, writer: 'react' | 'browser'): Promise<string[]> {
  const { results } = await new HtmlValidate(htmlRules(writer)).validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${message} (${ruleId})`),
  );
}

for (const [route, html] of built) {
  test(`${route} is valid HTML`, async () => {
    expect(await mistakesIn(html, 'react')).toEqual([]);
  });
}

for (const route of ['/', '/about']) {
  test(`${route} is valid HTML once it has come alive`, async ({ page }) => {
    await open(page, route);
    const html = await page.locator('#gatsby-focus-wrapper').evaluate((element) => {
      const copy = element.cloneNode(true) as HTMLElement;
      // While scripts run, what stands in it is a text: still React's writing, and checked above.
      copy.querySelector('noscript')?.remove();
      return copy.outerHTML;
    });
    expect(await mistakesIn(html, 'browser')).toEqual([]);
  });
}

/** Where a page leads: the addresses of its links and of the files it asks for, and the ids that it has. */
interface Leads {
  hrefs: string[];
  ids: string[];
}

const attributes = (html: string, name: string): string[] =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&amp;', '&'),
  );

/** Read without scripts and styles, whose texts hold what looks like attributes. */
function leadsOf(html: string): Leads {
  const markup = html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '');
  const sources = attributes(markup, 'srcset').flatMap((set) => set.split(',').map((entry) => entry.trim()));
  return {
    hrefs: [
      ...attributes(markup, 'href'),
      ...attributes(markup, 'src'),
      ...sources.map((source) => source.split(' ', 1).join()),
    ],
    ids: attributes(markup, 'id'),
  };
}

const isFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile();

/** What is wrong with the links of a page, given what the pages of the site hold. */
function deadLinks(
  route: string,
  { hrefs }: Leads,
  idsOf: (route: string) => string[] | undefined,
): string[] {
  const origin = 'https://site.invalid';
  return hrefs.flatMap((href) => {
    const address = new URL(href, origin + route);
    if (address.origin !== origin || href === '#') return [];
    const target = decodeURIComponent(address.pathname);
    const ids = idsOf(target);
    if (!ids) return isFile(path.join(builtSite, target)) ? [] : [`${href} leads nowhere`];
    const id = address.hash.slice(1);
    return id === '' || ids.includes(id) ? [] : [`${href}: ${target} has no #${id}`];
  });
}

const leads = new Map([...built].map(([route, html]) => [route, leadsOf(html)]));

for (const [route, its] of leads) {
  test(`every link of ${route} leads to a page, a part of one, or a file`, () => {
    expect(its.hrefs.length).toBeGreaterThan(10);
    expect(deadLinks(route, its, (target) => leads.get(target)?.ids)).toEqual([]);
  });
}

for (const route of ['/', '/about']) {
  test(`every link of ${route} does so once header and footer are there`, async ({ page }) => {
    await open(page, route);
    const alive = leadsOf(await page.content());
    expect(alive.ids).toContain('footer');
    expect(alive.hrefs.length).toBeGreaterThan((leads.get(route)?.hrefs.length ?? 0) + 20);
    // The footer comes to every page.
    const idsOf = (target: string) => {
      const ids = target === route ? alive.ids : leads.get(target)?.ids;
      return ids && [...ids, 'footer'];
    };
    expect(deadLinks(route, alive, idsOf)).toEqual([]);
  });
}
