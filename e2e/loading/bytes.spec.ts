import type { Page, Request } from '@playwright/test';
import { routes } from '../support/content';
import { header } from '../support/page';
import { expect, test } from '../support/test';

/** Limits for a first visit, compressed, in bytes. */
const limits = {
  script: 101_000,
  font: 50_000,
  homeDocument: 16_500,
  placeholderDocument: 8_300,
  /** All requests with their headers, and all images: those below the screen load after the page. */
  phone: 380_000,
  desktop: 400_000,
  /** The first flight of a TCP connection: ten packets of 1,460 bytes (RFC 6928). */
  firstFlight: 14_600,
};

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

for (const route of ['/', '/about']) {
  test(`only the document of ${route} precedes its first paint`, async ({ page }) => {
    await page.goto(route);
    await expect(header(page)).toBeVisible();
    const { painted, early, blocking } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        painted: paint?.startTime ?? 0,
        early: loads
          .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
          .map(({ initiatorType, name }) => `${initiatorType} ${new URL(name).pathname}`)
          // The first image is part of the first frame. The browser decides about icons and manifest.
          .filter((entry) => !/\.(?:avif|webp|svg|ico|webmanifest)$/.test(entry)),
        blocking: loads.filter((load) => Reflect.get(load, 'renderBlockingStatus') === 'blocking').length,
      };
    });
    expect(painted).toBeGreaterThan(0);
    expect({ early, blocking }).toEqual({ early: [], blocking: 0 });
  });
}
