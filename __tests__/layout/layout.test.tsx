import { fireEvent, render, screen, within } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { renderToString } from 'react-dom/server.node';
import { expectComplaint } from '../support/console';
import { pageAt } from '../support/content';
import { inLayout } from '../support/in-layout';
import * as gatsby from '../support/gatsby';
import { runQuery } from '../support/graphql';
import { renderRoute } from '../support/page';
import { hrefs } from '../support/queries';
import { headline, routes, underConstruction } from '../support/specification';
import { showHtml, staticHtml } from '../support/static-html';

let pages: Map<string, string>;

beforeAll(async () => {
  pages = await staticHtml(routes);
});

const showStatic = (path: string) => showHtml(pages.get(path) ?? 'no such route');

describe('The static HTML', () => {
  it.each(routes)('of %s holds the page, and neither header nor footer', (path) => {
    showStatic(path);
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
      pageAt(path).data.page?.heading ?? 'no heading',
    );
    expect(main.getByText(path === '/' ? headline : underConstruction)).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('of the home page holds every section, the prices and the form', () => {
    showStatic('/');
    expect(screen.getAllByRole('region')).toHaveLength(5);
    expect(screen.getByText('£4,997+')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Logo', checked: true })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
  });

  it('carries links to every route and the contact details for visitors without JavaScript', () => {
    const noScript = showStatic('/about').querySelector('noscript');
    const read = within(showHtml(noScript?.innerHTML ?? ''));
    expect(hrefs(read.getByRole('navigation', { name: 'All pages' }))).toEqual(routes);
    expect(hrefs(read.getByRole('group'))).toEqual(['tel:+442079460347', 'mailto:hello@foldline.example']);
  });
});

// Whatever React has to complain about fails these tests (support/setup.ts).
describe('The first client mount', () => {
  it.each(['/', '/about'])('of %s brings header and footer without a word from React', (path) => {
    const container = showStatic(path);
    const heading = screen.getByRole('heading', { level: 1 });
    const { Page } = pageAt(path);
    render(inLayout(<Page />), { container, hydrate: true });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
  });

  it('keeps the radio groups of the static HTML and makes them work at once', () => {
    const container = showStatic('/');
    const { Page } = pageAt('/');
    render(inLayout(<Page />), { container, hydrate: true });
    const option = screen.getByRole('radio', { name: 'Logo' });
    fireEvent.click(screen.getAllByRole('radio', { name: 'Visual Identity' }).at(-1) ?? option);
    expect(option).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Logo' })).toBe(option);
  });

  it('mounts the page once and never takes it away', () => {
    const mounted = jest.fn();
    const unmounted = jest.fn();
    function Page() {
      useEffect(() => {
        mounted();
        return unmounted;
      }, []);
      return <h1>Page</h1>;
    }
    const container = showHtml(renderToString(inLayout(<Page />)));
    const { rerender } = render(inLayout(<Page />), { container, hydrate: true });
    rerender(inLayout(<Page />));
    expect(mounted).toHaveBeenCalledTimes(1);
    expect(unmounted).not.toHaveBeenCalled();
  });

  it('arrives at the footer when the address asks for it', () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    renderRoute('/about#footer');
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('contentinfo')]);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' });
  });
});

describe('The frame', () => {
  it.each(['/', '/about'])('puts header, page and footer of %s one after the other', (path) => {
    renderRoute(path);
    const frame = ['banner', 'main', 'contentinfo'].map((role) => screen.getByRole(role));
    for (const [index, element] of frame.slice(1).entries()) {
      expect(frame[index]?.compareDocumentPosition(element)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('begins with a link that skips to the main content', () => {
    renderRoute('/about');
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Skip to main content');
    expect(first).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1');
  });
});

describe('A part of the frame that fails', () => {
  /** Makes the components throw that read a part of the content. */
  const without = (...parts: ('navigation' | 'footer')[]) => {
    expectComplaint(/Cannot read properties of undefined/);
    const empty = Object.fromEntries(parts.map((part) => [part, {}]));
    const content = { ...runQuery<Queries.LayoutContentQuery>('LayoutContent'), ...empty };
    jest
      .spyOn(gatsby, 'useStaticQuery')
      .mockImplementation((name: string) => (name === 'LayoutContent' ? content : runQuery(name)));
  };
  const BrokenPage = (): ReactNode => {
    throw new Error('The page is broken');
  };
  const main = () => within(screen.getByRole('main'));

  it('leaves a way home where the header was, the page and the footer', () => {
    without('navigation');
    renderRoute('/about');
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('alert')).toBeVisible();
    expect(banner.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
    expect(main().getByRole('heading', { level: 1 })).toBeVisible();
    expect(within(screen.getByRole('contentinfo')).queryByRole('alert')).toBeNull();
  });

  it('leaves a note where the footer was, the page and the header', () => {
    without('footer');
    renderRoute('/about');
    expect(within(screen.getByRole('contentinfo')).getByRole('alert')).toBeVisible();
    expect(main().getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('leaves the page even when header and footer fail together', () => {
    without('navigation', 'footer');
    renderRoute('/about');
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    expect(main().getByRole('heading', { level: 1 })).toBeVisible();
  });

  it('leaves header and footer when it is the page', () => {
    expectComplaint(/The page is broken/);
    render(inLayout(<BrokenPage />));
    expect(main().getByRole('alert')).toBeVisible();
    expect(within(screen.getByRole('banner')).queryByRole('alert')).toBeNull();
  });

  it('comes back with the next route', () => {
    expectComplaint(/The page is broken/);
    const { rerender } = render(inLayout(<BrokenPage />));
    rerender(inLayout(<h1>Next</h1>));
    expect(main().getByRole('heading', { level: 1, name: 'Next' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
