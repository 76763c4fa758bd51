import { render, screen, within } from '@testing-library/react';
import { pageAt } from '../support/content';
import { site } from '../support/layout-content';

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
