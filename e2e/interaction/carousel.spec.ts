import type { Page } from '@playwright/test';
import { openFrozen, pass } from '../support/clock';
import { settle } from '../support/page';
import { expect, test } from '../support/test';

// Jest tests the timing, the pause, reduced motion and when images load. These tests check what the screen shows.

const dot = (page: Page, number: number) => page.getByRole('button', { name: `Go to slide ${number}` });

/** Expects that one slide is shown: its dot is marked, and only its image is opaque. */
async function expectSlide(page: Page, number: number): Promise<void> {
  const hero = page.getByRole('region').filter({ has: dot(page, 1) });
  await expect(dot(page, number)).toHaveAttribute('aria-current', 'true');
  await expect
    .poll(() =>
      hero.locator('img').evaluateAll((images) =>
        images.map((image) => {
          let opacity = 1;
          for (
            let frame: Element | null = image;
            frame && !frame.matches('section');
            frame = frame.parentElement
          )
            opacity *= Number(getComputedStyle(frame).opacity);
          return opacity;
        }),
      ),
    )
    .toEqual([1, 2, 3].map((each) => Number(each === number)));
}

test('only the image of the active slide is visible', async ({ page }) => {
  await openFrozen(page);
  await dot(page, 1).click();
  await settle(page);
  await expectSlide(page, 1);
  for (const next of [2, 3, 1]) {
    await pass(page, 5000);
    await expectSlide(page, next);
  }
  await dot(page, 3).press('Enter');
  await settle(page);
  await expectSlide(page, 3);
});
