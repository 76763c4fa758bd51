import type { Page } from '@playwright/test';
import { suspendTimers } from '../support/clock';
import { form, sendMessage, status } from '../support/contact-form';
import { everyPage, pricingTexts } from '../support/content';
import { menuNames, menuPanel, openMenu, openWholePanel } from '../support/menus';
import { subscribe } from '../support/newsletter';
import { expectNoOverflow, finishAnimations, footer, open } from '../support/page';
import { expect, test } from '../support/test';

// These tests add a style sheet.
test.use({ bypassCSP: true });

/** The text spacing that WCAG 1.4.12 lets a visitor set. */
const spaceText = (page: Page) =>
  page.addStyleTag({
    content: `
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  });

/** Expects that no text within an element is cut off and that no two texts overlap. */
async function expectReadable(page: Page, scope = page.locator('#gatsby-focus-wrapper')): Promise<void> {
  await finishAnimations(page);
  await expectNoOverflow(page);
  const { found, count } = await scope.evaluate((root) => {
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

    /** The nearest fixed or sticky ancestor. */
    const layerOf = (text: Text) => {
      let frame = text.parentElement;
      while (frame && !['fixed', 'sticky'].includes(getComputedStyle(frame).position))
        frame = frame.parentElement;
      return frame;
    };
    const problems: string[] = [];
    for (const { node, box } of lines)
      for (let frame = node.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(frame);
        const edge = frame.getBoundingClientRect();
        const isCutAcross =
          overflowX !== 'visible' && (box.left < edge.left - 1 || box.right > edge.right + 1);
        // A scrollable container can show all of it.
        const isCutDown =
          ['hidden', 'clip'].includes(overflowY) && (box.top < edge.top - 1 || box.bottom > edge.bottom + 1);
        if (isCutAcross || isCutDown) problems.push(`cut off: ${node.data}`);
        if (position === 'fixed') break;
      }
    const layers = lines.map(({ node }) => layerOf(node));
    lines.forEach(({ node, box }, index) => {
      for (const [offset, { node: other, box: otherBox }] of lines.slice(index + 1).entries()) {
        if (other === node || layers[index] !== layers[index + 1 + offset]) continue;
        const width = Math.min(box.right, otherBox.right) - Math.max(box.left, otherBox.left);
        const height = Math.min(box.bottom, otherBox.bottom) - Math.max(box.top, otherBox.top);
        if (width > 1 && height > 1) problems.push(`overlap: ${node.data} / ${other.data}`);
      }
    });
    return { found: problems, count: lines.length };
  });
  expect(count).toBeGreaterThan(0);
  expect(found).toEqual([]);
}

for (const route of ['/', '/services/ui-ux-design']) {
  test(`${route} can be read from 320 to 2560 px, also with more space between letters and lines`, async ({
    page,
  }) => {
    await open(page, route);
    for (const width of [2560, 1920, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`${width} px`, () => expectNoOverflow(page));
    }
    await spaceText(page);
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`${width} px with more space`, () => expectReadable(page));
    }
  });

  test(`${route} can be read with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    // The setting of the browser: media queries in rem follow it.
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    await open(page, route);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expectNoOverflow(page);
  });
}

for (const width of [1024, 1280])
  test(`the menus can be read with more space at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/about');
    await spaceText(page);
    for (const name of menuNames) {
      await openMenu(page, name);
      await test.step(name, async () => expectReadable(page, await menuPanel(page, name)));
    }
  });

// 1,280 x 1,024 px at a zoom of 400 % (WCAG 1.4.10).
test.describe('at a zoom of 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('every page can be read with more space', async ({ page }) => {
    for (const route of everyPage) {
      await open(page, route);
      await spaceText(page);
      await test.step(route, () => expectReadable(page));
    }
  });

  test('other options and the confirmations can be read with more space', async ({ page }) => {
    await suspendTimers(page, 5000);
    await open(page);
    await spaceText(page);
    await page.getByRole('radio', { name: pricingTexts.switchCard.variants[1]?.option }).last().check();
    await sendMessage(page);
    await expect(status(page)).toContainText('Message Sent!');
    await subscribe(page);
    await expect(footer(page).getByRole('status')).not.toBeEmpty();
    await expect(form(page)).toBeVisible();
    await expectReadable(page);
  });

  test('all of the mobile panel is readable and reachable with more space', async ({ page }) => {
    await open(page, '/about');
    await spaceText(page);
    const panel = await openWholePanel(page);
    await expectReadable(page, panel);
    for (const link of await panel.getByRole('link').all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 0.5 });
    }
  });
});
