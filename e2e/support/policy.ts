import type { Page } from '@playwright/test';

/**
 * Writes down everything a tab does that its policy refuses.
 *
 * @param page the tab, before it opens a page
 * @returns gives the list of the page that is open, such as "script-src inline"
 */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const refused: string[] = [];
    Object.assign(window, { refused });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { refused: string[] }).refused);
}
