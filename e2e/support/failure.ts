import type { Page, Route } from '@playwright/test';
import type { Json } from './site-copy';

/** The sections of the home page. */
export const homeSections = ['hero', 'services', 'process', 'pricing', 'contact'] as const;

/** The parts of the layout that read content of their own. */
type LayoutPart = 'navigation' | 'footer' | 'siteSettings';

type Part = LayoutPart | (typeof homeSections)[number];

const isSection = (part: Part) => homeSections.some((section) => section === part);

/** Which file of the site's data brings a part of it. */
const fileOf = (part: Part) =>
  isSection(part) ? '**/page-data/index/page-data.json' : '**/page-data/sq/d/*.json';

/**
 * Has parts of the site throw as they render: what they show is not in the data.
 *
 * @param page the tab
 * @param parts whose data is taken away
 */
export async function breakData(page: Page, ...parts: Part[]): Promise<void> {
  for (const file of new Set(parts.map(fileOf))) {
    await page.route(file, async (route: Route) => {
      const response = await route.fetch();
      const json = (await response.json()) as Json;
      const data: Json = json.result?.data ?? json.data;
      for (const part of parts) if (part in data) data[part] = isSection(part) ? {} : null;
      await route.fulfill({ response, json });
    });
  }
}
