import type { Page } from '@playwright/test';
import {
  brand,
  contactTexts,
  footerTexts,
  headingOf,
  heroTexts,
  labels,
  navigation,
  placeholder,
  pricingTexts,
  services,
  site,
} from '../support/content';
import { currentStop } from '../support/focus';
import { openWholePanel } from '../support/menus';
import { header, heading, open } from '../support/page';
import { expect, test } from '../support/test';

// These tests add a style sheet.
test.use({ bypassCSP: true });

const titles = (links: { title: string; href?: string }[]) =>
  links.filter(({ href }) => href).map(({ title }) => title);

const home = `${brand.name}, home page`;
const groups = navigation.groups.map(({ title }) => title);

const footerStops = [
  footerTexts.invitation ?? '',
  footerTexts.newsletter.label,
  footerTexts.newsletter.button,
  home,
  ...titles(footerTexts.social),
  ...footerTexts.lists.flatMap(({ links }) => titles(links)),
  site.phone,
  site.email,
  ...titles(footerTexts.legal),
];

const { name, email, message, submit } = contactTexts.form;

const mainStops = [
  ...titles(heroTexts.actions),
  'Pause slideshow',
  ...heroTexts.slides.map((_, index) => `Go to slide ${index + 1}`),
  ...services.flatMap(({ href, prototype, title, website }) => [
    ...(href ? [title] : []),
    ...(website ? [labels.pageWidth] : []),
    // The chosen time is the only stop of its group.
    ...(prototype ? [Object.values(prototype.times[0] ?? {}).join(' '), prototype.action] : []),
  ]),
  ...pricingTexts.topToggle.options,
  ...pricingTexts.plans.map(({ ctaText }) => ctaText),
  // The chosen option is the only stop of the group.
  pricingTexts.switchCard.variants[0]?.option,
  pricingTexts.switchCard.variants[0]?.plan.ctaText,
  pricingTexts.mvp.ctaText,
  ...titles(contactTexts.actions),
  name.label,
  email.label,
  message.label,
  submit,
];

const wideHeader = [...groups, ...titles(navigation.links), 'Switch to dark theme', navigation.contactButton];
const narrowHeader = ['Switch to dark theme', 'Open menu'];

const placeholderStops = [site.phone, site.email, ...titles(placeholder.links)];

const panelStops = [
  'Close menu',
  ...navigation.groups.flatMap(({ title, items }) => [
    title,
    ...items.map((item) => `${item.title}${item.description}`),
  ]),
  ...titles(navigation.links),
  navigation.contactButton,
];

/**
 * Presses a key several times.
 *
 * @param key "Tab" or "Shift+Tab"
 * @returns the names of what gets the focus, and defects of how it is shown
 */
async function walk(page: Page, key: string, count: number) {
  const names: string[] = [];
  const defects: string[] = [];
  while (names.length < count) {
    await page.keyboard.press(key);
    const stop = await currentStop(page);
    names.push(stop?.name ?? '(nothing)');
    if (stop?.ringColours.length === 0) defects.push(`${key} ${stop.name}: no focus indicator`);
    if (stop?.isSeen === false) defects.push(`${key} ${stop.name}: not visible`);
    if (stop?.isWhole === false) defects.push(`${key} ${stop.name}: cut off`);
  }
  return { names, defects };
}

for (const { width, height, route, headerStops, stops } of [
  { width: 1280, height: 760, route: '/', headerStops: wideHeader, stops: mainStops },
  { width: 1280, height: 760, route: '/about', headerStops: wideHeader, stops: placeholderStops },
  { width: 360, height: 740, route: '/about', headerStops: narrowHeader, stops: placeholderStops },
  // 1,280 x 1,024 px at a zoom of 400 %: the header covers much of the screen.
  { width: 320, height: 256, route: '/', headerStops: narrowHeader, stops: mainStops },
]) {
  test(`at ${width} x ${height} px Tab and Shift+Tab reach all of ${route}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, route);
    // Without smooth scrolling the test is faster.
    await page.addStyleTag({ content: 'html { scroll-behavior: auto !important }' });
    const expected = ['Skip to main content', home, ...headerStops, ...stops, ...footerStops];
    const forward = await walk(page, 'Tab', expected.length);
    expect(forward.names).toEqual(expected);
    const back = await walk(page, 'Shift+Tab', expected.length);
    expect(back.names.slice(0, -1)).toEqual(expected.toReversed().slice(1));
    expect([...forward.defects, ...back.defects]).toEqual([]);
  });
}

test('at 320 x 256 px Tab and Shift+Tab stay in the mobile panel', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/about');
  const panel = await openWholePanel(page);
  await panel.getByRole('button', { name: 'Close menu' }).focus();
  const forward = await walk(page, 'Tab', panelStops.length);
  expect(forward.names).toEqual([...panelStops.slice(1), panelStops[0]]);
  const back = await walk(page, 'Shift+Tab', panelStops.length);
  expect(back.names).toEqual(panelStops.toReversed());
  expect([...forward.defects, ...back.defects]).toEqual([]);
});

test('the skip link leads past the header', async ({ page }) => {
  await open(page, '/about');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('after a change of route the focus order starts at the top of the new page', async ({ page }) => {
  await open(page, '/about');
  await header(page).getByRole('link', { name: 'Blog' }).press('Enter');
  await expect(heading(page)).toHaveText(headingOf('/blog'));
  await expect(page.getByText(`Navigated to ${headingOf('/blog')}`)).toBeAttached();
  await page.keyboard.press('Tab');
  expect((await currentStop(page))?.name).toBe('Skip to main content');
});
