import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { finishAnimations } from './page';
import { expect } from './test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Lets a little time pass on a page whose clock stands, as long as something on it needs it to come to an end. */
async function withTime<Result>(page: Page, work: Promise<Result>): Promise<Result> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  while (!isDone) {
    await page.clock.runFor(1).catch((error: unknown) => {
      // The clock is the whole profile's, and axe closes a tab of its own when it is done.
      if (page.isClosed()) throw error;
    });
    await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 50))]);
  }
  return done;
}

/**
 * Expects axe-core to find nothing on the page as it stands.
 *
 * @param page the tab
 * @param isFrozen whether its clock stands
 */
export async function expectNoFindings(page: Page, isFrozen = false): Promise<void> {
  await finishAnimations(page);
  const analysis = new AxeBuilder({ page }).withTags(tags).analyze();
  const { violations, passes } = await (isFrozen ? withTime(page, analysis) : analysis);
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any }) => `${id}: ${target.join(' ')} (${any.map(({ message }) => message).join('; ')})`,
    ),
  );
  expect(findings).toEqual([]);
  // Proof that it has looked: it finds nothing on an empty page, either.
  expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'button-name']));
}
