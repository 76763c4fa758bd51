import type { Page } from '@playwright/test';
import { expectNoOverflow, finishAnimations, showsAll } from '../page';
import { expect } from '../test';

/** Expects that no text within an element is cut off and that no two texts overlap. */
export async function expectReadable(
  page: Page,
  scope = page.locator('#gatsby-focus-wrapper'),
): Promise<void> {
  // Sections that are skipped have no layout of this width.
  await showsAll(page);
  await finishAnimations(page);
  await expectNoOverflow(page);
  const { found, count } = await scope.evaluate((root) => {
    interface Line {
      node: Text;
      box: DOMRect;
      /** The nearest fixed or sticky ancestor. */
      layer: Element | null;
    }
    const layerOf = (text: Text) => {
      let frame = text.parentElement;
      while (frame && !['fixed', 'sticky'].includes(getComputedStyle(frame).position))
        frame = frame.parentElement;
      return frame;
    };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement as HTMLElement;
      // The booking app is in perspective, where boxes of lines overlap, and its frame cuts off its lower edge.
      const isApp = parent.closest('[role=group]')?.querySelector('[role=radiogroup]');
      if (
        !node.data.trim() ||
        isApp ||
        parent.closest('[inert], [aria-hidden=true], noscript, .sr-only, [href="#main"]')
      )
        continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const layer = layerOf(node);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ node, box, layer });
    }

    const problems: string[] = [];
    for (const { node, box } of lines) {
      let { left, right } = box;
      for (let frame = node.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(frame);
        const edge = frame.getBoundingClientRect();
        // A row that moves sideways can show all of its entries, which fit its width (expectNoOverflow).
        const isRow = overflowX === 'auto' && frame.matches('.swipe-row');
        if (isRow) ({ left, right } = edge);
        const isCutAcross = overflowX !== 'visible' && (left < edge.left - 1 || right > edge.right + 1);
        // A scrollable container can show all of it, but for what is above its start.
        const isCutDown = ['hidden', 'clip'].includes(overflowY)
          ? box.top < edge.top - 1 || box.bottom > edge.bottom + 1
          : isRow && box.top < edge.top - 1;
        if (isCutAcross || isCutDown) problems.push(`cut off: ${node.data}`);
        if (position === 'fixed') break;
      }
    }
    // From the top, so that each line is compared only with those that start beside it.
    lines.sort((one, other) => one.box.top - other.box.top);
    lines.forEach(({ node, box, layer }, index) => {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next] as Line;
        if (other.box.top > box.bottom) break;
        if (other.node === node || other.layer !== layer) continue;
        const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const height = Math.min(box.bottom, other.box.bottom) - other.box.top;
        if (width > 1 && height > 1) problems.push(`overlap: ${node.data} / ${other.node.data}`);
      }
    });
    return { found: problems, count: lines.length };
  });
  expect(count).toBeGreaterThan(0);
  expect(found).toEqual([]);
}

/** Sets the text spacing that WCAG 1.4.12 lets a visitor set. The page must not have a policy for styles. */
export const spaceText = (page: Page) =>
  page.addStyleTag({
    content: `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  });
