import { type BrowserContext, expect, test as base } from '@playwright/test';
import { frozenContent, type sites } from './site/sites';

export { expect };

export interface TestOptions {
  /** Problems that a test causes on purpose. */
  expectedProblems: RegExp[];
  /** An image on another site, which the site under test shows. */
  outsideImage?: string;
}

export interface WorkerOptions {
  /** The site that the project opens. */
  siteName: keyof typeof sites;
}

/**
 * Records console errors and warnings, uncaught errors, failed requests and requests to other origins in all tabs of a
 * browser context.
 */
function watchForProblems(context: BrowserContext, origin: string, outsideImage?: string): string[] {
  const problems: string[] = [];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (webError) => problems.push(`uncaught: ${webError.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin: target } = new URL(request.url());
    if (protocol.startsWith('http') && target !== origin && request.url() !== outsideImage)
      problems.push(`left the site: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Browsers cancel requests when the visitor leaves the page.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} (${reason})`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Playwright's test, which also fails on problems in the console or on the network. */
export const test = base.extend<TestOptions, WorkerOptions>({
  siteName: ['frozen', { option: true, scope: 'worker' }],
  expectedProblems: [[], { option: true }],
  outsideImage: [undefined, { option: true }],
  context: async ({ context, baseURL, expectedProblems, outsideImage }, provide) => {
    const problems = watchForProblems(context, new URL(baseURL ?? '').origin, outsideImage);
    if (outsideImage)
      await context.route(outsideImage, (route) =>
        route.fulfill({ path: `${frozenContent}/images/product-preview.jpg` }),
      );
    await provide(context);
    // A page may still load what a test has answered in place of the server.
    for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = problems.filter((problem) => !expectedProblems.some((known) => known.test(problem)));
    expect(unexpected, 'problems in the console or on the network').toEqual([]);
  },
});
