import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Downloads, Link, PageAnchors } from '../../src/ui/controls/link';
import { visit } from '../support/browser';

const show = (href: string) => {
  render(
    <Link href={href} activeClassName="active">
      Words
    </Link>,
  );
  return screen.getByRole('link', { name: 'Words' });
};

/** Clicks. @returns whether the browser follows the link */
const follow = (link: HTMLElement) => fireEvent.click(link);

it('to a placeholder neither scrolls nor adds a history entry', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo');
  const { length } = window.history;
  const link = show('#');
  expect(link).toHaveAttribute('href', '#');
  expect(follow(link)).toBe(false);
  expect(window.history).toHaveLength(length);
  expect(window.location.href).toBe('http://localhost/');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('to a file says its type and size, and downloads it', () => {
  render(
    <Downloads value={{ '/files/prices.pdf': 'PDF, 24 kB' }}>
      <Link href="/files/prices.pdf">Prices</Link>
    </Downloads>,
  );
  const link = screen.getByRole('link');
  expect(link).toHaveTextContent('Prices (PDF, 24 kB)');
  expect(link).toHaveAttribute('href', '/files/prices.pdf');
  expect(link).toHaveAttribute('download');
});

describe('A route', () => {
  it('is marked only while it is the current page', async () => {
    const link = show('/about');
    expect(link).not.toHaveAttribute('aria-current');
    visit('/about');
    await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
    visit('/about/us');
    await waitFor(() => expect(link).not.toHaveAttribute('aria-current'));
    expect(link).toHaveClass('active');
    visit('/blog');
    await waitFor(() => expect(link).not.toHaveClass('active'));
  });

  it.each([
    ['with an anchor', '/#pricing', '/'],
    ['to the home page, from another', '/', '/about'],
  ])('%s is not marked', (_, href, page) => {
    visit(page);
    expect(show(href)).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('link')).not.toHaveClass('active');
  });
});

it.each([
  ['pricing', '#pricing'],
  ['contact', '/#pricing'],
])('an anchor on a page with the section %s leads to %s', (anchor, href) => {
  render(
    <PageAnchors value={[anchor]}>
      <Link href="#pricing">Plans</Link>
    </PageAnchors>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', href);
});

it.each([
  '#main',
  '/rss.xml',
  '/de/blog/tags/paper/rss.xml',
  'https://example.org/',
  'mailto:hello@studio.example',
  'tel:+442079460347',
])('is a plain link to %s', (href) => {
  const link = show(href);
  let isLeftToBrowser = false;
  // This listener runs after the component's. jsdom cannot follow the link.
  window.addEventListener(
    'click',
    (event) => {
      isLeftToBrowser = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  expect(link).toHaveAttribute('href', href);
  follow(link);
  expect(isLeftToBrowser).toBe(true);
});
