import { fireEvent, render, screen, within } from '@testing-library/react';
import { Footer } from '../../src/layout/footer/footer';
import { footer, site } from '../support/layout-content';
import { entries, itemTexts } from '../support/queries';

const navigation = (name: string) => screen.getByRole('navigation', { name });

it('is the target of links and buttons to #footer', () => {
  render(<Footer />);
  expect(screen.getByRole('contentinfo')).toHaveAttribute('id', 'footer');
  expect(screen.getByRole('contentinfo')).toHaveAttribute('tabindex', '-1');
});

it.each(footer.lists)('has the list $title, whose entries are links where they have an address', (list) => {
  render(<Footer />);
  const { title, links } = list;
  expect(within(navigation(title)).getByRole('heading', { level: 2 })).toHaveTextContent(title);
  expect(itemTexts(navigation(title))).toEqual(links.map((link) => link.title));
  const withAddress = links.filter(({ href }) => href);
  expect(entries(navigation(title))).toEqual(withAddress.map((link) => [link.title, link.href]));
});

it('has links to social networks that are named and have a decorative icon', () => {
  render(<Footer />);
  const links = within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole('link');
  expect(links).toHaveLength(footer.social.length);
  for (const [index, { title, href }] of footer.social.entries()) {
    expect(links[index]).toHaveAccessibleName(title);
    expect(links[index]).toHaveAttribute('href', href);
    expect(links[index]?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  }
});

it('has the blurb, the contact details, the newsletter form and the legal links', () => {
  render(<Footer />);
  expect(screen.getByText(footer.blurb)).toBeVisible();
  const { street, locality, postalCode, country } = site.address;
  const address = screen.getByRole('group');
  for (const line of [street, locality, postalCode, country]) expect(address).toHaveTextContent(line);
  expect(entries(address)).toEqual([
    [site.phone, `tel:${site.phone.replaceAll(' ', '')}`],
    [site.email, `mailto:${site.email}`],
  ]);
  expect(screen.getByPlaceholderText(footer.newsletter.placeholder)).toBeVisible();
  expect(entries(navigation('Legal'))).toEqual(footer.legal.map(({ title, href }) => [title, href]));
});

it.each(['2031-06-15T12:00:00Z', '2027-01-15T12:00:00Z'])("has the visitor's year at %s", (now) => {
  jest.useFakeTimers({ now: new Date(now) });
  render(<Footer />);
  expect(screen.getByText(/^©/)).toHaveTextContent(`© ${now.slice(0, 4)} ${site.name}. ${footer.rights}`);
});

it('ignores a click on a placeholder link', () => {
  render(<Footer />);
  const { length } = window.history;
  const placeholder = screen.getAllByRole('link').find((link) => link.getAttribute('href') === '#');
  if (!placeholder) throw new Error('The content has no placeholder link');
  const isFollowed = fireEvent.click(placeholder);
  expect(isFollowed).toBe(false);
  expect(window.history.length).toBe(length);
  expect(window.location.hash).toBe('');
});
