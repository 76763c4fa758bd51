import site from '../content/site.json';
import { footer, header, open } from './support/page';
import { placeholderRoutes, routes, wordsOf } from './support/routes';
import { expect, test } from './support/test';

for (const route of routes) {
  test(`${route} shows its page in the layout`, async ({ page }) => {
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);

    await expect(header(page)).toBeVisible();
    await expect(footer(page)).toBeAttached();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    await expect(page).toHaveTitle(`${wordsOf(route).title} | ${site.name}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(route).heading);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      wordsOf(route).description,
    );
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.getByText('This page is under construction.')).toHaveCount(route === '/' ? 0 : 1);
  });
}

test('the static HTML of every route holds its content, and neither header nor footer', async ({ page }) => {
  for (const route of routes) {
    const html = await (await page.request.get(route)).text();
    // Parsed by the browser in a document whose scripts never run.
    const found = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      parsed.querySelector('noscript')?.remove();
      const main = parsed.querySelector('main');
      const outside = [...parsed.querySelectorAll('header, footer, nav')].filter(
        (part) => !main?.contains(part),
      );
      return {
        language: parsed.documentElement.lang,
        headings: [...parsed.querySelectorAll('h1')].map((heading) => heading.textContent),
        text: main?.textContent ?? '',
        layout: outside.length,
      };
    }, html);
    expect(found.language, route).toBe('en-GB');
    expect(found.headings, route).toEqual([wordsOf(route).heading]);
    expect(found.layout, route).toBe(0);
    const words = route === '/' ? 'Simple Pricing Without Surprises' : 'This page is under construction.';
    expect(found.text, route).toContain(words);
  }
});

test('every placeholder answers with and without a stroke at the end', async ({ page }) => {
  for (const route of placeholderRoutes) {
    for (const path of [route, `${route}/`]) {
      const response = await page.request.get(path);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).toContain('This page is under construction.');
    }
  }
});

for (const route of ['/about', '/services/ecommerce']) {
  test(`${route}/ with a stroke at the end comes alive as the same page`, async ({ page }) => {
    await open(page, `${route}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsOf(route).heading);
    await expect(page.getByText('This page is under construction.')).toBeVisible();
    await expect(header(page).locator(`a[href="${route}"]`)).toHaveAttribute('aria-current', 'page');
  });
}

test('the home page says in its sections what the specification says', async ({ page }) => {
  await open(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Crafting Digital Experiences That Inspire',
  );
  await expect(main.getByText('ideas into web and mobile applications')).toBeVisible();

  for (const service of [
    'Web Design & Development',
    'Mobile App Development',
    'Custom Software Solutions',
    'UX/UI Design',
  ])
    await expect(page.locator('#services').getByRole('heading', { level: 3, name: service })).toBeVisible();
  await expect(page.locator('#services').getByRole('heading', { level: 3 })).toHaveCount(4);
  await expect(page.locator('#services').getByRole('link')).toHaveCount(3);

  await expect(page.getByRole('region', { name: 'Our Process' })).toHaveAttribute('id', 'process');
  await expect(page.locator('#process').getByRole('heading', { level: 3 })).toHaveText([
    'Discovery',
    'Strategy',
    'Design',
    'Development',
    'Testing',
    'Launch',
  ]);

  const contact = page.locator('#contact');
  for (const benefit of [
    'Free initial consultation',
    'Tailored solutions for your business',
    'Ongoing support and maintenance',
    'Transparent pricing with no hidden fees',
  ])
    await expect(contact.getByText(benefit, { exact: true })).toBeVisible();
  await expect(contact.getByRole('link', { name: 'Schedule a Call' })).toHaveAttribute('href', '/contact');
  await expect(contact.getByRole('link', { name: 'View Pricing' })).toHaveAttribute('href', '#pricing');
});

test('the header leads everywhere the specification says', async ({ page }) => {
  await open(page);
  const links = header(page).getByRole('link', { includeHidden: true });
  const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(found).toEqual([
    '/',
    '/services/web-design',
    '/services/mobile-apps',
    '/services/ui-ux-design',
    '/services/ecommerce',
    '/about',
    '/team',
    '/careers',
    '/contact',
    '/portfolio',
    '/blog',
  ]);
  for (const [name, href] of [
    ['Web Design & Development', '/services/web-design'],
    ['Mobile App Development', '/services/mobile-apps'],
    ['UI/UX Design', '/services/ui-ux-design'],
    ['E-commerce Solutions', '/services/ecommerce'],
    ['About Us', '/about'],
    ['Our Team', '/team'],
    ['Careers', '/careers'],
    ['Contact', '/contact'],
  ] as const) {
    const link = header(page).locator(`a[href="${href}"]`);
    await expect(link).toContainText(name);
    // Title and description.
    expect(((await link.textContent()) ?? '').length).toBeGreaterThan(name.length + 20);
  }
});

test('the footer holds what the specification says', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01T12:00:00Z');
  await open(page, '/about');
  const end = footer(page);

  const social = end.getByRole('list', { name: 'Social networks' }).getByRole('link');
  for (const name of ['Facebook', 'Twitter', 'Instagram', 'LinkedIn', 'GitHub'])
    await expect(end.getByRole('link', { name, exact: true })).toHaveAttribute('href', '#');
  await expect(social).toHaveCount(5);

  const services = end.getByRole('navigation', { name: 'Services' });
  await expect(services.getByRole('listitem')).toHaveText([
    'Web Design',
    'Mobile Development',
    'UI/UX Design',
    'E-commerce',
    'CMS Development',
    'Web Applications',
  ]);
  await expect(services.getByRole('link')).toHaveCount(4);

  const resources = end.getByRole('navigation', { name: 'Resources' }).getByRole('link');
  await expect(resources).toHaveText([
    'Blog',
    'Case Studies',
    'Portfolio',
    'Testimonials',
    'FAQ',
    'Privacy Policy',
  ]);
  const legal = end.getByRole('navigation', { name: 'Legal' }).getByRole('link');
  await expect(legal).toHaveText(['Terms', 'Privacy', 'Cookies']);
  for (const link of [...(await resources.all()), ...(await legal.all())])
    await expect(link).toHaveAttribute('href', '#');

  await expect(end.getByText(site.address.street)).toBeVisible();
  await expect(end.getByText('London', { exact: false }).first()).toBeVisible();
  await expect(end.getByRole('link', { name: site.phone })).toHaveAttribute('href', /^tel:\+44\d{10}$/);
  await expect(end.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  await expect(end.getByText('© 2031')).toBeVisible();
});

test('a route change keeps the layout, names the page and marks the current link', async ({ page }) => {
  await open(page);
  await header(page).evaluate((element) => element.setAttribute('data-test-same', ''));
  await header(page).getByRole('link', { name: 'Portfolio' }).click();

  await expect(page).toHaveURL('/portfolio');
  await expect(page).toHaveTitle(`Portfolio | ${site.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Portfolio');
  await expect(header(page)).toHaveAttribute('data-test-same');
  await expect(header(page).getByRole('link', { name: 'Portfolio' })).toHaveAttribute('aria-current', 'page');
  await expect(header(page).getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await header(page).getByRole('link', { name: 'home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Crafting Digital Experiences That Inspire',
  );
});

test.describe('an unknown path', () => {
  test.use({ expectedProblems: [/404/] });

  for (const path of ['/nowhere', '/about/nobody', '/404.html', '/index.php?x=1']) {
    test(`${path} gets the page for it`, async ({ page }) => {
      const response = await page.goto(path);
      if (path !== '/404.html') expect(response?.status()).toBe(404);
      await expect(header(page)).toBeVisible();
      await expect(footer(page)).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This sheet is blank');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await page.getByRole('link', { name: 'Go to the home page' }).click();
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Crafting Digital Experiences That Inspire',
      );
    });
  }
});
