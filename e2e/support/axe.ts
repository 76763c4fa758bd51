import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { changeTheme, finishAnimations } from './page';
import { expect, test } from './test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects axe-core to find nothing on the page in its current state. */
export async function expectNoAxeFindings(page: Page): Promise<void> {
  await finishAnimations(page);
  const { violations, passes } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any }) => `${id}: ${target.join(' ')} (${any.map(({ message }) => message).join('; ')})`,
    ),
  );
  expect(findings).toEqual([]);
  // An empty page has no findings either.
  expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(['color-contrast', 'button-name']));
}

/** The same in the light and in the dark theme. */
export async function expectNoAxeFindingsInBothThemes(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'])
    await test.step(theme, async () => {
      await changeTheme(page, theme);
      await expectNoAxeFindings(page);
    });
}
