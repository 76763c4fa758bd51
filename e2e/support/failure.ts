import type { Page } from '@playwright/test';
import type { Json } from './site/json';

/** Removes the data of the header, the footer and the prices, so that they throw when they render. */
export async function breakData(page: Page): Promise<void> {
  for (const file of ['**/page-data/index/page-data.json', '**/page-data/sq/d/*.json'])
    await page.route(file, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as Json;
      const data: Json = json.result?.data ?? json.data;
      if (data.layout) Object.assign(data.layout, { navigation: null, footer: null });
      if (data.page?.sections)
        data.page.sections = data.page.sections.map((section: Json) =>
          section.kind === 'pricing' ? { kind: 'pricing', anchor: 'pricing' } : section,
        );
      await route.fulfill({ response, json });
    });
}
