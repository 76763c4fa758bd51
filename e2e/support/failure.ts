import type { Page, Route } from '@playwright/test';
import type { Json } from './site-copy';

/** Which file of the site's data brings a part of it. */
const files = {
  navigation: '**/page-data/sq/d/*.json',
  footer: '**/page-data/sq/d/*.json',
  pricing: '**/page-data/index/page-data.json',
} as const;

/**
 * Has parts of the site throw as they render: what they show is not in the data.
 *
 * @param page the tab
 * @param parts whose data is taken away
 */
export async function breakData(page: Page, ...parts: (keyof typeof files)[]): Promise<void> {
  for (const file of new Set(parts.map((part) => files[part]))) {
    await page.route(file, async (route: Route) => {
      const response = await route.fetch();
      const json = (await response.json()) as Json;
      const data: Json = json.result?.data ?? json.data;
      for (const part of parts) if (part in data) data[part] = part === 'pricing' ? {} : null;
      await route.fulfill({ response, json });
    });
  }
}
