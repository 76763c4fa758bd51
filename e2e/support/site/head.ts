import type { Page } from '@playwright/test';

/** Metadata in a page's HTML. */
interface Head {
  title: string;
  description: string | null;
  canonical: string[];
  robots: string | null;
  /** Open Graph properties, and "twitter:card". */
  card: Record<string, string>;
  /** JSON-LD by type. */
  data: Record<string, Record<string, unknown>>;
}

/** Reads the head of static HTML, parsed in a document whose scripts do not run. */
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
