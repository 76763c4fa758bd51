import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../test';

/** A section of a page, as pixels. */
interface SectionImage {
  /** The element's `id`, or the name of the element. */
  name: string;
  pixels: Buffer;
}

/**
 * Cuts the sections and the footer out of a full-page screenshot, which is taken without scrolling.
 *
 * @param file where the screenshot is kept, if at all
 */
export async function sectionImages(page: Page, file?: string): Promise<SectionImage[]> {
  if (file) mkdirSync(path.dirname(file), { recursive: true });
  // Hiding the caret would leave style attributes on the fields.
  const image = sharp(await page.screenshot({ fullPage: true, path: file, caret: 'initial' }));
  const boxes = await page.locator('main section, footer').evaluateAll((all) =>
    all.map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      // Edges between two pixels belong to neither.
      const x = Math.max(Math.ceil(left), 0);
      const y = Math.ceil(top + scrollY);
      const width = Math.floor(Math.min(right, innerWidth)) - x;
      const height = Math.floor(bottom + scrollY) - y;
      return { name: element.id || element.localName, box: { left: x, top: y, width, height } };
    }),
  );
  return Promise.all(
    boxes.map(async ({ name, box }) => ({ name, pixels: await image.clone().extract(box).raw().toBuffer() })),
  );
}

/** Expects that each section has more than a plain ground. */
export function expectContent(images: readonly SectionImage[]): void {
  expect(images.length).toBeGreaterThan(0);
  for (const { name, pixels } of images)
    expect(new Set(pixels).size, `${name} has content`).toBeGreaterThan(20);
}
