import { render, screen, within } from '@testing-library/react';
import { createdPages, pageAt } from '../support/content';
import { brand, site } from '../support/layout-content';

const meta = (name: string) => document.head.querySelector(`meta[name=${name}]`)?.getAttribute('content');

it('has its heading, a decorative image and links', () => {
  const { Page, data } = pageAt('/about');
  const { container } = render(<Page />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([data.page.heading]);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  const links = within(screen.getByRole('navigation', { name: 'Ways on from here' })).getAllByRole('link');
  expect(links).toHaveLength(2);
});

it('has the telephone number and the e-mail address, and no further section', () => {
  const { Page } = pageAt('/about');
  const { container } = render(<Page />);
  for (const address of [`tel:${site.phone.replaceAll(' ', '')}`, `mailto:${site.email}`])
    expect(container.querySelector(`a[href="${address}"]`)).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});

it.each(['title', 'description', 'heading'] as const)('has a %s that no other page has', (field) => {
  const values = createdPages().map(({ path }) => pageAt(path).data.page[field]);
  expect(new Set(values).size).toBe(values.length);
});

it.each([
  ['/about', true, undefined],
  ['/about', undefined, undefined],
  ['/about', null, undefined],
  ['/about', false, 'noindex'],
  ['/', false, undefined],
])('the head of %s with indexPlaceholders %s has robots %s', (path, indexPlaceholders, robots) => {
  Object.assign(site, { indexPlaceholders });
  const { Head } = pageAt(path);
  render(<Head />);
  expect(meta('robots')).toBe(robots);
});

it.each(['/', '/about'])('%s has its title and description in the head', (path) => {
  const { Head, data } = pageAt(path);
  render(<Head />);
  expect(document.title).toBe(`${data.page.title} | ${brand.name}`);
  expect(meta('description')).toBe(data.page.description);
});
