import { render, screen, within } from '@testing-library/react';
import { Footer } from '../../src/layout/footer/footer';
import { brand, footer, site } from '../support/layout-content';

// specification/layout.test.tsx tests the lists, the address and the legal links.

it('is the target of links and buttons to #footer', () => {
  render(<Footer />);
  expect(screen.getByRole('contentinfo')).toHaveAttribute('id', 'footer');
  expect(screen.getByRole('contentinfo')).toHaveAttribute('tabindex', '-1');
});

it('has a heading for each list, the blurb, and decorative icons in the links to social networks', () => {
  render(<Footer />);
  for (const { title } of footer.lists)
    expect(
      within(screen.getByRole('navigation', { name: title })).getByRole('heading', { level: 2 }),
    ).toHaveTextContent(title);
  expect(screen.getByText(footer.blurb)).toBeVisible();
  const links = within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole('link');
  for (const link of links) expect(link.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('invites visitors to write an e-mail', () => {
  render(<Footer />);
  expect(screen.getByRole('link', { name: footer.invitation ?? '' })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
});

it.each(['2031-06-15T12:00:00Z', '2027-01-15T12:00:00Z'])('has the current year at %s', (now) => {
  jest.useFakeTimers({ now: new Date(now) });
  render(<Footer />);
  expect(screen.getByText(/^©/)).toHaveTextContent(`© ${now.slice(0, 4)} ${brand.name}. ${footer.rights}`);
});
