import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { changeTheme, finishAnimations } from '../page';
import { expect } from '../test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result depends on colours, which are all that the themes differ in. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe-core. The site has no frames, so the faster mode that only tests the page itself is enough. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** A visible label is part of the accessible name (WCAG 2.5.3). */
const rules = { 'label-content-name-mismatch': { enabled: true } };

async function expectNone(page: Page, builder: AxeBuilder, used: string[]): Promise<void> {
  await finishAnimations(page);
  const { violations, passes } = await builder.analyze();
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any }) => `${id}: ${target.join(' ')} (${any.map(({ message }) => message).join('; ')})`,
    ),
  );
  expect(findings).toEqual([]);
  // An empty page has no findings either.
  expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(used));
}

/**
 * Expects axe-core to find nothing on the page in its current state.
 *
 * @param exceptions rules that the page breaks and we cannot change
 */
export const expectNoAxeFindings = (page: Page, exceptions: readonly string[] = []): Promise<void> =>
  expectNone(
    page,
    axe(page).options({
      runOnly: { type: 'tag', values: tags },
      rules: { ...rules, ...Object.fromEntries(exceptions.map((rule) => [rule, { enabled: false }])) },
    }),
    ['color-contrast', 'button-name'],
  );

/** Expects that axe-core finds no colours that are hard to tell apart. */
export const expectNoColourFindings = (page: Page): Promise<void> =>
  expectNone(page, axe(page).withRules(colourRules), ['color-contrast']);

/** The same in both themes. In the dark one only the rules for colours can have another result. */
export async function expectNoAxeFindingsInBothThemes(page: Page): Promise<void> {
  await changeTheme(page, 'light');
  await expectNoAxeFindings(page);
  await changeTheme(page, 'dark');
  await expectNoColourFindings(page);
}
