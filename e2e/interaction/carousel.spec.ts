import { open } from '../support/page';
import { expect, test } from '../support/test';

// Jest tests the timing, the pause, reduced motion and when images load.

test('only the image of the active slide is visible', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Pause slideshow' }).click();
  const opacities = () =>
    page.locator('#hero img').evaluateAll((images) =>
      images.map((image) => {
        let opacity = 1;
        for (let frame: Element | null = image; frame?.id !== 'hero'; frame = frame?.parentElement ?? null)
          opacity *= Number(getComputedStyle(frame as Element).opacity);
        return opacity;
      }),
    );
  for (const number of [2, 3, 1]) {
    const dot = page.getByRole('button', { name: `Go to slide ${number}` });
    await dot.press('Enter');
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect.poll(opacities).toEqual([1, 2, 3].map((each) => Number(each === number)));
  }
});
