import { fireEvent, render, screen, within } from '@testing-library/react';
import { setImmediate } from 'node:timers';
import type { ReactNode } from 'react';
import { showHtml } from '../support/browser';
import { expectComplaint } from '../support/console';
import { inLayout, pageAt } from '../support/content';
import { wrapPageElement, wrapRootElement } from '../../src/layout/wrappers';
import * as gatsby from '../support/gatsby/gatsby';
import { runQuery } from '../support/gatsby/graphql';
import * as layoutContent from '../support/layout-content';
import { renderRoute } from '../support/page';

const pages = new Map<string, string>();

beforeAll(async () => {
  // React's server renderer is made for Node, where this is global.
  Object.assign(globalThis, { setImmediate });
  // Modules of its own, so that the modules of the tests have loaded no lazy component.
  await jest.isolateModulesAsync(async () => {
    const { renderRouteToHtml } = await import('../support/server');
    for (const path of ['/', '/about']) pages.set(path, renderRouteToHtml(path));
    pages.set('with layout', renderRouteToHtml('/about', { layoutInHtml: true }));
  });
  Reflect.deleteProperty(globalThis, 'setImmediate');
});

const showStatic = (path: string) => showHtml(pages.get(path) ?? 'no such route');

it('the static HTML of the home page has every section, and the first image of the slideshow only', () => {
  const container = showStatic('/');
  expect(container.querySelectorAll('section')).toHaveLength(5);
  expect(container.querySelectorAll('#hero img')).toHaveLength(1);
});

it('only the home page has the line through its sections and the footer', () => {
  const linesAt = (path: string) => {
    const { Page } = pageAt(path);
    const data = runQuery<object>('Page', { path });
    const { container } = render(
      wrapRootElement({ element: wrapPageElement({ element: <Page />, props: { data } }) }),
    );
    return ['section', 'footer'].map(
      (name) => container.querySelectorAll(`${name} > [class*="drawn-"]`).length,
    );
  };
  expect(linesAt('/').every(Boolean)).toBe(true);
  expect(linesAt('/contact')).toEqual([0, 0]);
});

// A hydration warning from React fails these tests (support/setup.ts).
describe('The first client mount', () => {
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

describe('With header and footer in the static HTML', () => {
  beforeEach(() => layoutContent.replaceIn(layoutContent.site, { layoutInHtml: true }));

  it('they are there before scripts, and what needs scripts is a link or hidden', () => {
    const container = showStatic('with layout');
    const { navigation } = layoutContent;
    const header = within(container.querySelector('header') as HTMLElement);
    for (const { href } of navigation.groups.flatMap(({ items }) => items))
      expect(container.querySelector(`header a[href="${href}"]`)).not.toBeNull();
    for (const name of ['Menu', navigation.contactButton])
      expect(header.getByRole('link', { name })).toHaveAttribute('href', '#footer');
    expect(header.getByRole('button', { name: /theme/ })).toHaveClass('invisible');
    expect(container.querySelectorAll('address')).toHaveLength(1);
  });

  it('the first client mount keeps their elements and shows the year of the visitor', () => {
    const old = pages.get('with layout')?.replace(/(?<=©.*?>)\d{4}(?=<)/, '2019') ?? '';
    const container = showHtml(old);
    expect(container).toHaveTextContent('© 2019');
    const parts = [...container.querySelectorAll('header, header nav, main, footer')];
    const { Page } = pageAt('/about');
    render(inLayout(<Page />), { container, hydrate: true });
    expect([...container.querySelectorAll('header, header nav, main, footer')]).toEqual(parts);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()}`);
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
    expect(screen.getByRole('button', { name: /theme/ })).not.toHaveClass('invisible');
    expect(screen.getByRole('button', { name: layoutContent.navigation.contactButton })).toBeVisible();
  });
});

it('renders a page again for other data, and not for another anchor of the same page', () => {
  const page = (text: string, data: object) =>
    wrapRootElement({ element: wrapPageElement({ element: <p>{text}</p>, props: { data } }) });
  const data = {};
  const { rerender } = render(page('Before', data));
  rerender(page('After', data));
  expect(screen.getByText('Before')).toBeVisible();
  rerender(page('After', {}));
  expect(screen.getByText('After')).toBeVisible();
});

describe('When a part of the layout throws', () => {
  /** Makes the components throw that read a part of the content. */
  const without = (...parts: ('navigation' | 'footer')[]) => {
    expectComplaint(/null/);
    const empty = Object.fromEntries(parts.map((part) => [part, null]));
    const { brand, layout } = runQuery<{ brand: object; layout: object }>('LayoutContent');
    const content = { brand, layout: { ...layout, ...empty } };
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

  it('header and footer stay if the page throws, and the next route replaces the note', () => {
    expectComplaint(/The page is broken/);
    const { rerender } = render(inLayout(<BrokenPage />));
    expect(main().getByRole('alert')).toBeVisible();
    expect(within(screen.getByRole('banner')).queryByRole('alert')).toBeNull();
    rerender(inLayout(<h1>Next</h1>));
    expect(main().getByRole('heading', { level: 1, name: 'Next' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
