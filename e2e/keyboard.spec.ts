import type { Page } from '@playwright/test';
import { header, open } from './support/page';
import { expect, test } from './support/test';

interface Stop {
  /** The element's accessible words, near enough. */
  name: string;
  /** Whether something shows that it has the focus. */
  isMarked: boolean;
  /** Whether its middle can be seen: on the screen, and under nothing. */
  isSeen: boolean;
}

/** What has the focus now; null when the browser's own controls have it. */
const currentStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // Two frames for what the focus moves, and to the end of what it lets glide.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isMarked = [null, '::before', '::after'].some((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    return {
      name: name.trim(),
      isMarked,
      isSeen: hit !== null && (element === hit || element.contains(hit) || hit.contains(element)),
    };
  });

const footerStops = [
  'Email address',
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

const headerStops = {
  1280: ['Services', 'Company', 'Portfolio', 'Blog', 'Switch to dark theme', 'Contact Us'],
  360: ['Switch to dark theme', 'Open menu'],
};

for (const width of [1280, 360] as const) {
  test(`at ${width} px the home page can be walked by keyboard, there and back`, async ({ page }) => {
    await page.setViewportSize({ width, height: 760 });
    await open(page);
    // Whether the way is smooth is for other tests; here it would only have to be waited for.
    await page.addStyleTag({ content: 'html { scroll-behavior: auto !important }' });
    const expected = [
      'Skip to main content',
      'Foldline, home page',
      ...headerStops[width],
      ...mainStops,
      ...footerStops,
    ];
    const faults: string[] = [];
    const walk = async (key: string) => {
      const names: string[] = [];
      while (names.length < expected.length) {
        await page.keyboard.press(key);
        const stop = await currentStop(page);
        names.push(stop?.name ?? '(nothing)');
        if (stop && !stop.isMarked) faults.push(`${key} ${stop.name}: no focus indicator`);
        if (stop && !stop.isSeen) faults.push(`${key} ${stop.name}: cannot be seen`);
      }
      return names;
    };
    expect(await walk('Tab')).toEqual(expected);
    expect((await walk('Shift+Tab')).slice(0, -1)).toEqual(expected.toReversed().slice(1));
    expect(faults).toEqual([]);
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
