import type { Page } from '@playwright/test';
import { openFrozen, pass } from './support/clock';
import { sendMessage } from './support/contact-form';
import { subscribe } from './support/newsletter';
import { menuNames, openMenu, openWholePanel } from './support/menus';
import { expectNoOverflow, finishAnimations, footer, open } from './support/page';
import { everyPage } from './support/routes';
import { expect, test } from './support/test';

// The styles that this test adds are not the site's own.
test.use({ bypassCSP: true });

/** The text spacing that a visitor may ask for (WCAG 1.4.12). */
const spaceText = (page: Page) =>
  page.addStyleTag({
    content: `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  });

/** Expects that all text within an element can be read: nothing cuts it off, and no other text lies over it. */
async function expectReadable(page: Page, scope: string): Promise<void> {
  await finishAnimations(page);
  await expectNoOverflow(page);
  const faults = await page.locator(scope).evaluate((root) => {
    interface Line {
      node: Text;
      box: DOMRect;
    }
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement as HTMLElement;
      if (
        !node.data.trim() ||
        parent.closest('[inert], [aria-hidden=true], noscript, .sr-only, [href="#main"]')
      )
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ node, box });
    }

    const found: string[] = [];
    for (const { node, box } of lines)
      for (let frame = node.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(frame);
        const edge = frame.getBoundingClientRect();
        const isCutAcross =
          overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1);
        // What scrolls shows all of it in time.
        const isCutDown =
          ['hidden', 'clip'].includes(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1);
        if (isCutAcross || isCutDown) found.push(`cut off: ${node.data}`);
        if (position === 'fixed') break;
      }
    lines.forEach(({ node, box }, index) => {
      for (const { node: other, box: otherBox } of lines.slice(index + 1)) {
        // What sticks to an edge lets the rest scroll by beneath it.
        const [stuck, otherStuck] = [node, other].map((text) =>
          text.parentElement?.closest('[role=dialog] nav ~ div'),
        );
        if (other === node || stuck !== otherStuck) continue;
        const width = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
        const height = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
        if (width > 1 && height > 1) found.push(`overlap: ${node.data} / ${other.data}`);
      }
    });
    return { found, count: lines.length };
  });
  expect(faults.count).toBeGreaterThan(0);
  expect(faults.found).toEqual([]);
}

/** Expects that all text of a page can be read with more space. */
async function expectPageReadable(page: Page): Promise<void> {
  for (const part of ['header[data-scrolled]', 'main', 'footer'])
    await test.step(part, () => expectReadable(page, part));
}

for (const width of [320, 360, 768, 1024, 1280]) {
  test.describe(`with more space between letters, words and lines, at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const route of ['/', '/services/ui-ux-design'])
      test(`${route} can be read, its ${width < 1024 ? 'panel' : 'menus'} included`, async ({ page }) => {
        await open(page, route);
        await spaceText(page);
        await expectPageReadable(page);
        if (width < 1024) {
          await openWholePanel(page);
          await expectReadable(page, '[role=dialog]');
          return;
        }
        for (const name of menuNames) {
          await openMenu(page, name);
          await test.step(name, () => expectReadable(page, 'header[data-scrolled]'));
        }
      });
  });
}

test.describe('with more space on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 800 } });

  test('every page can be read', async ({ page }) => {
    test.slow();
    for (const route of everyPage) {
      await open(page, route);
      await spaceText(page);
      await test.step(route, () => expectPageReadable(page));
    }
  });

  test('the second option, the thanks and the note of the newsletter can be read', async ({ page }) => {
    await openFrozen(page);
    await spaceText(page);
    await page.getByRole('radio', { name: 'Visual Identity' }).nth(1).click();
    const contact = page.locator('#contact');
    await sendMessage(page);
    await pass(page, 1500);
    await expect(contact.getByText('Message Sent!')).toBeVisible();
    await subscribe(page);
    await pass(page, 500);
    await expect(footer(page).getByRole('status')).toHaveText(/Thanks/);
    await expectPageReadable(page);
  });
});
