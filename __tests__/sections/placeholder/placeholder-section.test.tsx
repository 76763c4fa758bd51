import { render, screen, within } from '@testing-library/react';
import { pageAt } from '../../support/content';
import { site } from '../../support/layout-content';

it('has its heading, a decorative image, links, telephone number and e-mail address, and no further section', () => {
  const { Page, data } = pageAt('/about');
  const { container } = render(<Page />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([data.page.heading]);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  const links = within(screen.getByRole('navigation', { name: 'Where to go next' })).getAllByRole('link');
  expect(links).toHaveLength(2);
  for (const address of [`tel:${site.phone.replace(/[^+\d]/g, '')}`, `mailto:${site.email}`])
    expect(container.querySelector(`a[href="${address}"]`)).toBeVisible();
  expect(screen.queryByRole('region')).toBeNull();
});
