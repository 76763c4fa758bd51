import { render, screen, within } from '@testing-library/react';
import { inLayout } from '../support/content';
import { brand, navigation, replaceIn } from '../support/layout-content';
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
