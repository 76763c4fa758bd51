import type { Page } from '@playwright/test';
import { expectNoAxeFindingsInBothThemes } from '../support/pages/axe';
import { recordShifts } from '../support/layout/layout-shifts';
import { expectNoOverflow, footer, header, heading, mountedHeader, open, scrollTo } from '../support/page';
import { watchPolicy } from '../support/policy';
import { countingAddresses, otherScripts, serveAnalytics } from '../support/servers/analytics-services';
import { addedPages, consentLabels } from '../support/site/edited-content';
import { sites } from '../support/site/sites';
import { expect, test } from '../support/test';

// A site with every analytics service, all of which need consent. Stand-ins answer for the services.

test.use({
  // No choice is stored. The other tests of this site have declined.
  storageState: { cookies: [], origins: [] },
  expectedProblems: [/^left the site: https:/],
});

const { prefix } = sites.hosted;
const question = (page: Page) => page.getByRole('region', { name: consentLabels.name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Does what the scripts of chats do. */
function startChat(): void {
  const style = document.createElement('style');
  style.textContent = '.chat { border: 3px solid; position: fixed; right: 0; bottom: 0 }';
  const frame = document.createElement('iframe');
  Object.assign(frame, { className: 'chat', title: 'Chat', src: 'https://chat.example/frame' });
  document.head.append(style);
  document.body.append(frame);
  const socket = new WebSocket('wss://chat.example/messages');
  socket.onopen = () => socket.send('hello');
}

/** Waits until an idle browser has loaded everything. */
const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
};

test('scripts load after consent and count under the policy, until it is withdrawn', async ({ page }) => {
  const violations = await watchPolicy(page);
  const { loaded, views } = await serveAnalytics(page);
  await open(page, addedPages.edited);
  await expect(question(page)).toBeVisible();
  await settle(page);
  expect(loaded).toEqual([]);
  await button(page, consentLabels.accept).click();
  await expect(question(page)).toBeHidden();
  await expect.poll(() => views.toSorted()).toEqual(countingAddresses.toSorted());

  // Jest tests the attributes by which other scripts know that they must watch the history.
  views.length = 0;
  const link = header(page).locator(`a[href="${prefix}${addedPages.placeholder}"]`);
  // It is in a closed menu.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(heading(page)).toHaveText('Case Studies');
  await expect.poll(() => views).toEqual([expect.stringContaining('google-analytics')]);
  expect(await violations()).toEqual([]);

  // The choice is remembered, and holds in other tabs.
  loaded.length = 0;
  await page.reload();
  await expect.poll(() => loaded).toHaveLength(countingAddresses.length);
  await expect(question(page)).toBeHidden();

  await button(page, consentLabels.settings).click();
  await expect(question(page)).toBeFocused();
  const other = await page.context().newPage();
  loaded.length = 0;
  await open(other, addedPages.edited);
  await expect.poll(() => loaded).toHaveLength(countingAddresses.length);
  loaded.length = 0;
  const reloaded = Promise.all([page, other].map((tab) => tab.waitForEvent('load')));
  await button(page, consentLabels.decline).click();
  await reloaded;
  await expect(footer(page)).toBeVisible();
  await settle(page);
  expect(loaded).toEqual([]);
  await expect(question(page)).toBeHidden();
});

test('a chat gets the styles, the connection and the frame that its policy names', async ({ page }) => {
  const violations = await watchPolicy(page);
  await serveAnalytics(page);
  const sent: unknown[] = [];
  await page.routeWebSocket('wss://chat.example/messages', (socket) => {
    socket.onMessage((message) => sent.push(message));
  });
  await page.route('https://chat.example/frame', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>How can we help?</p>' }),
  );
  await page.route(otherScripts.chat, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${String(startChat)})()` }),
  );
  await open(page, addedPages.contact);
  await button(page, consentLabels.accept).click();
  const frame = page.getByTitle('Chat');
  await expect(frame.contentFrame().getByText('How can we help?')).toBeVisible();
  await expect(frame).toHaveCSS('border-left-width', '3px');
  await expect.poll(() => sent).toEqual(['hello']);
  expect(await violations()).toEqual([]);
});

test('the question is accessible, fits narrow screens, and moves nothing before and after the answer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const shifts = await recordShifts(page);
  await open(page, addedPages.contact);
  await expect(question(page)).toBeVisible();
  expect(await shifts()).toEqual([]);
  await expectNoOverflow(page);
  await expectNoAxeFindingsInBothThemes(page);
  await button(page, consentLabels.decline).click();
  await page.reload();
  await expect(mountedHeader(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(await shifts()).toEqual([]);
});

for (const route of ['/', '/de', addedPages.contact, addedPages.edited])
  test(`the question and the corner of the first screen cover nothing that can be pressed on ${route}`, async ({
    page,
  }) => {
    await open(page, route);
    const consent = page.locator('#consent');
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [360, 640],
      [320, 256],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const distance of [0, 300]) {
        await scrollTo(page, distance);
        await expect(consent).toBeVisible();
        // A phone that turns gets its new layout within a moment.
        const countCovered = () =>
          page.evaluate(() => {
            const covers = document.querySelectorAll('#consent, main > :first-child [data-fold-edge] > *');
            const controls = [...document.querySelectorAll('a, button, input, textarea, select, summary')];
            return [...covers].flatMap((element) => {
              const own = element.getBoundingClientRect();
              return controls.filter((other) => {
                // The box of the corner is larger than what it shows, and may be over the edge of a control of slides.
                if (element.id !== 'consent' && !other.matches('a')) return false;
                const { left, right, top, bottom } = other.getBoundingClientRect();
                const overlaps = left < own.right && right > own.left && top < own.bottom && bottom > own.top;
                return overlaps && bottom > 0 && other.checkVisibility() && !element.contains(other);
              });
            }).length;
          });
        const message = `at ${width} px, scrolled by ${distance} px`;
        await expect.poll(countCovered, { message, timeout: 2000 }).toBe(0);
      }
    }
  });
