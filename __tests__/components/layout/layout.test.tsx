import { render, screen, within } from '@testing-library/react';
import { type ReactElement, useEffect } from 'react';
import { renderToString } from 'react-dom/server.node';
import { pageAt } from '../../support/content';
import { inLayout, renderRoute } from '../../support/page';
import { hrefs } from '../../support/queries';
import { headline, routes, underConstruction } from '../../support/specification';

/** Shows static HTML before any script has run. */
function showStatic(element: ReactElement): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(element);
  return container;
}

describe('The static HTML', () => {
  it.each(routes)('of %s holds the page, and neither header nor footer', (path) => {
    const { Page, data } = pageAt(path);
    showStatic(inLayout(<Page />));
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(data.page?.heading ?? 'no heading');
    expect(main.getByText(path === '/' ? headline : underConstruction)).toBeVisible();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('carries links to every route and the contact details for visitors without JavaScript', () => {
    const container = showStatic(inLayout(<p />));
    const noScript = container.querySelector('noscript');
    // A browser with scripts takes what is inside for text; one without reads it.
    const read = document.body.appendChild(document.createElement('div'));
    read.innerHTML = noScript?.textContent ?? noScript?.innerHTML ?? '';
    if (!read.childElementCount) read.innerHTML = noScript?.innerHTML ?? '';
    expect(hrefs(within(read).getByRole('navigation', { name: 'All pages' }))).toEqual(routes);
    expect(hrefs(within(read).getByRole('group'))).toEqual([
      'tel:+442079460347',
      'mailto:hello@foldline.example',
    ]);
  });
});

describe('The first client mount', () => {
  it.each(['/', '/about'])('of %s brings header and footer without a word from React', (path) => {
    const { Page } = pageAt(path);
    const container = showStatic(inLayout(<Page />));
    const heading = screen.getByRole('heading', { level: 1 });
    // Whatever React has to complain about fails the test (support/setup.ts).
    render(inLayout(<Page />), { container, hydrate: true });
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toBe(heading);
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
    const container = showStatic(inLayout(<Page />));
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
    const frame = [
      screen.getByRole('banner'),
      screen.getByRole('main'),
      screen.getByRole('contentinfo'),
    ] as const;
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
