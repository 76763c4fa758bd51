import type { Page } from '@playwright/test';
import { contactButton, groups, links as directLinks } from '../content/navigation.json';
import { links } from '../content/sections/placeholder.json';
import { currentStop } from './support/focus';
import { openWholePanel } from './support/menus';
import { header, open } from './support/page';
import { expect, test } from './support/test';

// The styles that this test adds are not the site's own.
test.use({ bypassCSP: true });

const footerStops = [
  'Your email address',
  'Subscribe',
  'Foldline, home page',
  'Facebook',
  'Twitter',
  'Instagram',
  'LinkedIn',
  'GitHub',
  'Web Design',
  'Mobile Development',
  'UI/UX Design',
  'E-commerce',
  'Blog',
  'Case Studies',
  'Portfolio',
  'Testimonials',
  'FAQ',
  'Privacy Policy',
  '+44 20 7946 0347',
  'hello@foldline.example',
  'Terms',
  'Privacy',
  'Cookies',
];

const mainStops = [
  'Start a project',
  'See pricing',
  'Pause slideshow',
  'Go to slide 1',
  'Go to slide 2',
  'Go to slide 3',
  'Web Design & Development',
  'Mobile App Development',
  'UX/UI Design',
  'Visual Identity',
  'Book a Free Intro Call',
  'Book a Free Intro Call',
  'Logo',
  'Purchase Logo Design',
  'Book a Free Intro Call',
  'Schedule a Call',
  'View Pricing',
  'Name',
  'Email',
  'Message',
  'Send Message',
];

const wideHeader = ['Services', 'Company', 'Portfolio', 'Blog', 'Switch to dark theme', 'Contact Us'];
const narrowHeader = ['Switch to dark theme', 'Open menu'];

const screens = [
  { width: 1280, height: 760, headerStops: wideHeader },
  { width: 360, height: 760, headerStops: narrowHeader },
  // The first of them at a zoom of 400 %: the header takes a good part of it.
  { width: 320, height: 256, headerStops: narrowHeader },
];

const pages = { '/': mainStops, '/about': links.map(({ title }) => title) };

const panelStops = [
  'Close menu',
  ...groups.flatMap(({ title, items }) => [
    title,
    ...items.map((item) => `${item.title}${item.description}`),
  ]),
  ...directLinks.map(({ title }) => title),
  contactButton,
];

/**
 * Presses a key again and again.
 *
 * @param page the tab
 * @param key "Tab" or "Shift+Tab"
 * @param count how many times
 * @returns the names of what gets the focus, and what is wrong with how it is shown
 */
async function walk(page: Page, key: string, count: number) {
  const names: string[] = [];
  const faults: string[] = [];
  while (names.length < count) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    names.push(stop?.name ?? '(nothing)');
    if (stop?.ringColours.length === 0) faults.push(`${key} ${stop.name}: no focus indicator`);
    if (stop?.isSeen === false) faults.push(`${key} ${stop.name}: cannot be seen`);
    if (stop?.isWhole === false) faults.push(`${key} ${stop.name}: is cut off`);
  }
  return { names, faults };
}

for (const { width, height, headerStops } of screens) {
  for (const [route, stops] of Object.entries(pages)) {
    test(`at ${width} x ${height} px ${route} can be walked by keyboard, there and back`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, route);
      // Whether the way is smooth is for other tests; here it would only have to be waited for.
      await page.addStyleTag({ content: 'html { scroll-behavior: auto !important }' });
      const expected = [
        'Skip to main content',
        'Foldline, home page',
        ...headerStops,
        ...stops,
        ...footerStops,
      ];
      const there = await walk(page, 'Tab', expected.length);
      expect(there.names).toEqual(expected);
      const back = await walk(page, 'Shift+Tab', expected.length);
      expect(back.names.slice(0, -1)).toEqual(expected.toReversed().slice(1));
      expect([...there.faults, ...back.faults]).toEqual([]);
    });
  }
}

for (const { width, height } of screens.slice(1)) {
  test(`at ${width} x ${height} px so can the mobile panel, round and round`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/about');
    const panel = await openWholePanel(page);
    await panel.getByRole('button', { name: 'Close menu' }).focus();
    const there = await walk(page, 'Tab', panelStops.length);
    expect(there.names).toEqual([...panelStops.slice(1), panelStops[0]]);
    const back = await walk(page, 'Shift+Tab', panelStops.length);
    expect(back.names).toEqual(panelStops.toReversed());
    expect([...there.faults, ...back.faults]).toEqual([]);
  });
}

test('after a change of route the keyboard starts at the top of the new page', async ({ page }) => {
  await open(page, '/about');
  await header(page).getByRole('link', { name: 'Blog' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  await expect(page.getByText('Navigated to Blog')).toBeAttached();
  await page.keyboard.press('Tab');
  expect((await currentStop(page))?.name).toBe('Skip to main content');
});
