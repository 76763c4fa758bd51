import { fireEvent, render, screen, within } from '@testing-library/react';
import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';
import { showHtml } from '../support/browser';
import { expectComplaint } from '../support/console';
import { createdPages, inLayout, pageAt } from '../support/content';
import * as gatsby from '../support/gatsby/gatsby';
import { runQuery } from '../support/gatsby/graphql';
import { site } from '../support/layout-content';
import { renderRoute } from '../support/page';
import { entries } from '../support/queries';
import type { LayoutContent } from '../../src/layout/use-layout-content';

const hrefs = (element: HTMLElement) => entries(element).map(([, href]) => href);

const pages = new Map<string, string>();

beforeAll(async () => {
  // React's server renderer is made for Node, where this is global.
  Object.assign(globalThis, { setImmediate });
  // Modules of its own, so that the modules of the tests have loaded no lazy component.
  await jest.isolateModulesAsync(async () => {
    const { renderRouteToHtml } = await import('../support/server');
    for (const path of ['/', '/about']) pages.set(path, await renderRouteToHtml(path));
  });
  Reflect.deleteProperty(globalThis, 'setImmediate');
});

const showStatic = (path: string) => showHtml(pages.get(path) ?? 'no such route');

describe('The static HTML', () => {
  it.each(['/', '/about'])('of %s has the page, and neither header nor footer', (path) => {
    const container = showStatic(path);
    const { heading } = pageAt(path).data.page;
    expect(container.querySelector('main h1')).toHaveTextContent(heading);
    expect(container.querySelector('header, footer')).toBeNull();
  });

  it('of the home page has every section, and the first image of the slideshow only', () => {
    const container = showStatic('/');
    expect(container.querySelectorAll('section')).toHaveLength(5);
    expect(container.querySelectorAll('#hero img')).toHaveLength(1);
  });

  it('has links to every route and the contact details for visitors without JavaScript', () => {
    const noScript = showStatic('/about').querySelector('noscript');
    const { getByRole } = within(showHtml(noScript?.innerHTML ?? ''));
    const routes = createdPages().map(({ path }) => path);
    expect(hrefs(getByRole('navigation', { name: 'All pages' }))).toEqual(routes);
    expect(hrefs(getByRole('group'))).toEqual([
      `tel:${site.phone.replaceAll(' ', '')}`,
      `mailto:${site.email}`,
    ]);
  });
});

// A hydration warning from React fails these tests (support/setup.ts).
describe('The first client mount', () => {
  it.each(['/', '/about'])('of %s adds header and footer without a hydration warning', (path) => {
    const container = showStatic(path);
    const heading = screen.getByRole('heading', { level: 1 });
    const { Page } = pageAt(path);
    render(inLayout(<Page />), { container, hydrate: true });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  it('keeps the plan that the visitor chose before it, and the choice works at once', () => {
    const container = showStatic('/');
    const [, first, second] = container.querySelectorAll<HTMLInputElement>('#pricing input[type=radio]');
    if (!first || !second) throw new Error('The static HTML has no radio group');
    second.checked = true;
    const { Page } = pageAt('/');
    render(inLayout(<Page />), { container, hydrate: true });
    expect(second).toBeChecked();
    fireEvent.click(first);
    expect(second).not.toBeChecked();
    expect(container).toContainElement(second);
  });
});

describe('The layout', () => {
  it('has header, main and footer in this order', () => {
    const { container } = render(inLayout(<p>Page</p>));
    const landmarks = [...container.querySelectorAll('header, main, footer')];
    expect(landmarks.map(({ localName }) => localName)).toEqual(['header', 'main', 'footer']);
  });

  it('starts with a link that skips to the main content', () => {
    render(inLayout(<p>Page</p>));
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Skip to main content');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });
});

describe('When a part of the layout throws', () => {
  /** Makes the components throw that read a part of the content. */
  const without = (...parts: ('navigation' | 'footer')[]) => {
    expectComplaint(/Cannot read properties of undefined/);
    const empty = Object.fromEntries(parts.map((part) => [part, {}]));
    const content = { ...runQuery<LayoutContent>('LayoutContent'), ...empty };
    jest
      .spyOn(gatsby, 'useStaticQuery')
      .mockImplementation((name: string) => (name === 'LayoutContent' ? content : runQuery(name)));
  };
  const BrokenPage = (): ReactNode => {
    throw new Error('The page is broken');
  };
  const main = () => within(screen.getByRole('main'));

  it.each([
    ['header', 'navigation', 'banner', 'contentinfo'],
    ['footer', 'footer', 'contentinfo', 'banner'],
  ] as const)('the %s is replaced by a note', (_name, content, broken, other) => {
    without(content);
    renderRoute('/about');
    expect(within(screen.getByRole(broken)).getByRole('alert')).toBeVisible();
    expect(main().getByRole('heading', { level: 1 })).toBeVisible();
    expect(within(screen.getByRole(other)).queryByRole('alert')).toBeNull();
    const home = within(screen.getByRole('banner')).getAllByRole('link')[0];
    expect(home).toHaveAttribute('href', '/');
  });

  it('header and footer stay if the page throws', () => {
    expectComplaint(/The page is broken/);
    render(inLayout(<BrokenPage />));
    expect(main().getByRole('alert')).toBeVisible();
    expect(within(screen.getByRole('banner')).queryByRole('alert')).toBeNull();
  });

  it('the next route replaces the note', () => {
    expectComplaint(/The page is broken/);
    const { rerender } = render(inLayout(<BrokenPage />));
    rerender(inLayout(<h1>Next</h1>));
    expect(main().getByRole('heading', { level: 1, name: 'Next' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
