import sharp from 'sharp';
import { open } from '../support/page';
import { testEveryPage } from '../support/pages/every-page';
import { expect, test } from '../support/test';
import { extremePages } from '../support/layout/extreme-content';

// All pages of examples/studio, and those that the edited content adds. extreme-content.spec.ts checks the others.

testEveryPage('hosted', Object.values(extremePages));

test('the navigation is readable above a bright page image', async ({ page }) => {
  const white = { create: { width: 8, height: 8, channels: 3, background: '#fff' } } as const;
  const body = await sharp(white).png().toBuffer();
  await page.route(/\.(?:avif|webp|jpe?g)$/, (route) => route.fulfill({ body, contentType: 'image/png' }));
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  // Between the logo and the buttons, where white text has a contrast of 4.5 on all that is darker than #767676.
  const strip = await page.screenshot({ clip: { x: 200, y: 24, width: 20, height: 24 } });
  const { channels } = await sharp(strip).stats();
  expect(Math.max(...channels.map(({ max }) => max))).toBeLessThan(0x76);
});
