import type { Page, Request } from '@playwright/test';
import { header } from './support/page';
import { routes } from './support/routes';
import { expect, test } from './support/test';

/** What a first visit may cost, compressed, in bytes. */
const limits = {
  script: 80_000,
  font: 50_000,
  homeDocument: 14_000,
  placeholderDocument: 8_000,
  /** In all, with the headers. */
  phone: 230_000,
  desktop: 400_000,
  /** What a server sends before it waits for an answer: ten packets of 1,460 (RFC 6928). */
  firstFlight: 14_600,
};

/** Longer than anything that starts by itself waits: slides after loading, links in sight, in ms. */
const untilIdle = 4500;

/** Opens a page and counts what comes until the page is idle, in bytes by kind; "all" has the headers in it. */
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
      expect(weights.document).toBeLessThanOrEqual(limits.homeDocument);
      expect(weights.all).toBeLessThanOrEqual(limits[name as keyof typeof screens]);
    });
  });
}

for (const route of routes.filter((path) => path !== '/')) {
  test(`the document of ${route} stays within its limit`, async ({ request }) => {
    const response = await request.get(route, { headers: { 'Accept-Encoding': 'br' } });
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    expect(encoding).toBe('br');
    expect(Number(length)).toBeGreaterThan(1000);
    expect(Number(length)).toBeLessThanOrEqual(limits.placeholderDocument);
  });
}

test('every document comes with the first flight of packets, headers and all', async ({ page }) => {
  for (const route of routes) {
    const response = await page.goto(route);
    const sizes = await response?.request().sizes();
    const size = (sizes?.responseHeadersSize ?? Infinity) + (sizes?.responseBodySize ?? Infinity);
    expect(size, route).toBeGreaterThan(5000);
    expect(size, route).toBeLessThanOrEqual(limits.firstFlight);
  }
});

for (const route of ['/', '/about']) {
  test(`nothing but the document of ${route} stands before its first paint`, async ({ page }) => {
    await page.goto(route);
    await expect(header(page)).toBeVisible();
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const loads = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return {
        painted: paint?.startTime ?? 0,
        early: loads
          .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
          .map(({ initiatorType, name }) => `${initiatorType} ${new URL(name).pathname}`)
          // The first image is meant to be there with the first frame; icons and manifest are the browser's affair.
          .filter((entry) => !/\.(?:avif|webp|svg|ico|webmanifest)$/.test(entry)),
        blocking: loads.filter((load) => Reflect.get(load, 'renderBlockingStatus') === 'blocking').length,
      };
    });
    expect(early.painted).toBeGreaterThan(0);
    expect(early).toMatchObject({ early: [], blocking: 0 });
  });
}
