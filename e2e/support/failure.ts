import type { Page } from '@playwright/test';
import type { Json } from './site/json';

/** The sections of the home page. */
export const homeSections = ['hero', 'services', 'process', 'pricing', 'contact'] as const;

type Part = 'navigation' | 'footer' | 'site' | (typeof homeSections)[number];

const isSection = (part: Part) => homeSections.some((section) => section === part);

const fileOf = (part: Part) =>
  isSection(part) ? '**/page-data/index/page-data.json' : '**/page-data/sq/d/*.json';

/** Removes the data of parts of the site, so that they throw when they render. */
export async function breakData(page: Page, ...parts: Part[]): Promise<void> {
  for (const file of new Set(parts.map(fileOf)))
    await page.route(file, async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as Json;
      const data: Json = json.result?.data ?? json.data;
      const layout: Json = data.layout ?? {};
      for (const part of parts) if (part in layout) layout[part] = part === 'site' ? {} : null;
      if (data.page?.sections)
        data.page.sections = data.page.sections.map((section: Json) =>
          parts.some((part) => part === section.kind)
            ? { kind: section.kind, anchor: section.anchor, showsHeading: section.showsHeading }
            : section,
        );
      await route.fulfill({ response, json });
    });
}
