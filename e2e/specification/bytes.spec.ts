import type { Page, Request } from '@playwright/test';
import { routes } from '../support/content';
import { limits } from '../support/limits';
import { header } from '../support/page';
import { expect, test } from '../support/test';

/** Longer than the delays of slides and of prefetching, in ms. */
const untilIdle = 4500;

/** Opens a page and counts the bytes until it is idle: by kind, and "all" with headers. */
async function weigh(page: Page, route: string): Promise<Record<string, number>> {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  await page.goto(route);
  await expect(header(page)).toBeVisible();
  await page.waitForTimeout(untilIdle);
  const weights: Record<string, number> = { all: 0 };
  for (const request of finished) {
    const { responseBodySize: body, responseHeadersSize: headers } = await request.sizes();
    const kind = request.resourceType();
    weights[kind] = (weights[kind] ?? 0) + body;
    weights.all = (weights.all ?? 0) + body + headers;
  }
  return weights;
}

const screens = {
  phone: { viewport: { width: 412, height: 839 }, deviceScaleFactor: 2.625 },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};

for (const [name, screen] of Object.entries(screens)) {
  test.describe(`on a ${name}`, () => {
    test.use(screen);

    test('the home page stays within its limits until it is idle', async ({ page }) => {
      const weights = await weigh(page, '/');
      expect(weights.script).toBeGreaterThan(40_000);
      expect(weights.image).toBeGreaterThan(20_000);
      expect(weights.script).toBeLessThanOrEqual(limits.script);
      expect(weights.font).toBeLessThanOrEqual(limits.font);
      expect(weights.all).toBeLessThanOrEqual(limits[name as keyof typeof screens]);
    });
  });
}

test('every document stays within its limit, and all but the home page fit the first flight with their headers', async ({
  page,
}) => {
  for (const route of routes) {
    const response = await page.goto(route);
    expect(response?.headers()['content-encoding']).toBe('br');
    const sizes = await response?.request().sizes();
    const body = sizes?.responseBodySize ?? Infinity;
    expect(body, route).toBeGreaterThan(1000);
    if (route === '/') {
      expect(body).toBeLessThanOrEqual(limits.homeDocument);
      continue;
    }
    expect(body, route).toBeLessThanOrEqual(limits.placeholderDocument);
    expect(body + (sizes?.responseHeadersSize ?? Infinity), route).toBeLessThanOrEqual(limits.firstFlight);
  }
});
