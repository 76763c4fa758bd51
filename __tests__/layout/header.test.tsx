import { render, screen, within } from '@testing-library/react';
import { inLayout } from '../support/content';
import { brand, navigation, replaceIn } from '../support/layout-content';
import { setParts } from '../support/browser';
import { Logo } from '../../src/layout/logo';

const header = () => within(screen.getByRole('banner'));

describe('With other content', () => {
  const renderWith = (changes: { [Key in keyof typeof navigation]?: string | null }) => {
    replaceIn(navigation, changes);
    render(inLayout(<p>Page</p>));
  };

  it('has a link in place of the button that scrolls', () => {
    renderWith({ contactHref: '/contact' });
    expect(header().getByRole('link', { name: navigation.contactButton })).toHaveAttribute(
      'href',
      '/contact',
    );
    expect(header().queryByRole('button', { name: navigation.contactButton })).toBeNull();
  });

  it('has no navigation and no panel without menus and links, and shows the button on every screen', () => {
    renderWith({ groups: null, links: null });
    expect(header().queryByRole('navigation')).toBeNull();
    expect(header().queryByRole('button', { name: 'Open menu' })).toBeNull();
    expect(header().getByRole('button', { name: navigation.contactButton })).toBeVisible();
  });

  it.each(['groups', 'links'] as const)('has a navigation and a panel without %s', (part) => {
    renderWith({ [part]: null });
    expect(header().getByRole('navigation')).toBeVisible();
    expect(header().getByRole('button', { name: 'Open menu' })).toBeVisible();
  });
});

it('is a link to the home page with the mark and the name of the brand', () => {
  render(<Logo />);
  const link = screen.getByRole('link', { name: `${brand.name}, home page` });
  expect(link).toHaveAttribute('href', '/');
  expect(link).toHaveTextContent(brand.name);
  const mark = link.querySelector('svg');
  expect(mark).toHaveAttribute('viewBox', brand.logo?.viewBox);
  expect(mark).toHaveAttribute('aria-hidden', 'true');
  expect(mark?.children).toHaveLength(brand.logo?.shapes.length ?? 0);
});

describe('With files of the logo', () => {
  const drawing = (viewBox: string) => ({ viewBox, shapes: [], height: null, isInitials: null });
  const drawings = () =>
    [...screen.getByRole('link').querySelectorAll('svg')].map((svg) => svg.getAttribute('viewBox'));

  it('has a word mark in place of the mark and the name, and another file for dark surfaces', () => {
    setParts({ wordMark: true, logoOnDark: true });
    replaceIn(brand, { wordMark: drawing('0 0 9 1'), wordMarkOnDark: drawing('0 0 8 1') });
    render(<Logo />);
    expect(drawings()).toEqual(['0 0 9 1', '0 0 8 1']);
    expect(screen.queryByText(brand.name)).toBeNull();
  });

  it('has no initials beside the name that they are made of', () => {
    replaceIn(brand, { logo: { ...drawing('0 0 5 5'), isInitials: true } });
    render(<Logo />);
    expect(drawings()).toEqual([]);
    expect(screen.getByText(brand.name)).toBeVisible();
  });

  it('has the mark and the name without such files, in a script that could show them', () => {
    setParts({ wordMark: true, logoOnDark: true });
    render(<Logo />);
    expect(drawings()).toHaveLength(1);
    expect(screen.getByText(brand.name)).toBeVisible();
  });
});

it('shows the links in a menu that do not fit, and all links of a language without that menu', () => {
  replaceIn(navigation, { more: 'More' });
  const { unmount } = render(inLayout(<p>Page</p>));
  const titles = (navigation.links ?? []).map(({ title }) => title);
  const shown = () =>
    header()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(shown()).toEqual(expect.arrayContaining(titles));
  // In jsdom, everything has a width of 0 and fits.
  const menu = () => header().queryByText('More');
  expect(menu()).not.toBeVisible();
  unmount();
  replaceIn(navigation, { more: null });
  render(inLayout(<p>Page</p>));
  expect(shown()).toEqual(expect.arrayContaining(titles));
  expect(menu()).toBeNull();
});
