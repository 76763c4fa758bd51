import type { Page } from '@playwright/test';

/** What a page's HTML tells machines. */
export interface Head {
  title: string;
  description: string | null;
  canonical: string[];
  robots: string | null;
  /** Properties of the share card, "twitter:card" among them. */
  card: Record<string, string>;
  /** What it says in the vocabulary of schema.org, by type. */
  data: Record<string, Record<string, unknown>>;
}

/** Reads the head of a page as it was built: parsed by the browser, in a document whose scripts never run. */
export function readHead(page: Page, html: string): Promise<Head> {
  return page.evaluate((text) => {
    const { head } = new DOMParser().parseFromString(text, 'text/html');
    const contentOf = (selector: string) => head.querySelector(selector)?.getAttribute('content') ?? null;
    const properties = [...head.querySelectorAll('meta[property], meta[name="twitter:card"]')].map((meta) => [
      meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
      meta.getAttribute('content') ?? '',
    ]);
    const graphs = [...head.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent) as { '@graph': Record<string, unknown>[] },
    );
    return {
      title: head.querySelector('title')?.textContent ?? '',
      description: contentOf('meta[name=description]'),
      canonical: [...head.querySelectorAll('link[rel=canonical]')].map(
        (link) => link.getAttribute('href') ?? '',
      ),
      robots: contentOf('meta[name=robots]'),
      card: Object.fromEntries(properties) as Record<string, string>,
      data: Object.fromEntries(
        graphs.flatMap(({ '@graph': graph }) => graph.map((thing) => [thing['@type'], thing])),
      ) as Record<string, Record<string, unknown>>,
    };
  }, html);
}
