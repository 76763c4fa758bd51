import { fireEvent, render, screen, within } from '@testing-library/react';
import { Footer } from '../../src/layout/footer/footer';
import { runQuery } from '../support/graphql';
import { entries, itemTexts } from '../support/queries';
import {
  footerResources,
  footerServices,
  legalLinks,
  newsletterPlaceholder,
  socialNetworks,
} from '../support/specification';

const navigation = (name: string) => screen.getByRole('navigation', { name });
const placeholders = (titles: readonly string[]) => titles.map((title) => [title, '#']);

beforeEach(() => {
  render(<Footer />);
});

it('is the landmark that links and buttons can lead to', () => {
  expect(screen.getByRole('contentinfo')).toHaveAttribute('id', 'footer');
  expect(screen.getByRole('contentinfo')).toHaveAttribute('tabindex', '-1');
});

it('lists the services: four as links to their routes, two as plain text', () => {
  expect(itemTexts(navigation('Services'))).toEqual(footerServices.map(([title]) => title));
  expect(entries(navigation('Services'))).toEqual(footerServices.filter(([, href]) => href !== null));
});

it('lists the resources as placeholder links', () => {
  expect(entries(navigation('Resources'))).toEqual(placeholders(footerResources));
});

it('heads both lists', () => {
  for (const name of ['Services', 'Resources']) {
    expect(within(navigation(name)).getByRole('heading', { level: 2 })).toHaveTextContent(name);
  }
});

it('shows the brand blurb', () => {
  const { footer } = runQuery<Queries.LayoutContentQuery>('LayoutContent');
  expect(screen.getByText(footer?.blurb ?? 'no blurb')).toBeVisible();
});

it('names the social networks by icons that are placeholder links', () => {
  const links = within(screen.getByRole('list', { name: 'Social networks' })).getAllByRole('link');
  expect(links).toHaveLength(socialNetworks.length);
  for (const [index, name] of socialNetworks.entries()) {
    expect(links[index]).toHaveAccessibleName(name);
    expect(links[index]).toHaveAttribute('href', '#');
    expect(links[index]?.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  }
});

describe('The contact details', () => {
  const address = () => screen.getByRole('group');

  it('give a street address in London', () => {
    expect(address()).toHaveTextContent(/^\d+ \w.*London [A-Z\d]+ [A-Z\d]+United Kingdom/);
  });

  it('give a phone number, reserved for drama, to call', () => {
    const phone = within(address()).getByRole('link', { name: /^\+44/ });
    expect(phone).toHaveTextContent(/^\+44 20 7946 0\d{3}$/);
    expect(phone).toHaveAttribute('href', `tel:${phone.textContent.replaceAll(' ', '')}`);
  });

  it('give an e-mail address to write to', () => {
    expect(within(address()).getByRole('link', { name: 'hello@foldline.example' })).toHaveAttribute(
      'href',
      'mailto:hello@foldline.example',
    );
  });
});

it('holds the newsletter form', () => {
  expect(screen.getByPlaceholderText(newsletterPlaceholder)).toBeVisible();
});

it('ends with placeholder links to the terms', () => {
  expect(entries(navigation('Legal'))).toEqual(placeholders(legalLinks));
});

it('stays where it is when a placeholder link is followed', () => {
  const { length } = window.history;
  for (const link of screen.getAllByRole('link').filter((found) => found.getAttribute('href') === '#')) {
    // The event is cancelled: false.
    expect(fireEvent.click(link)).toBe(false);
  }
  expect(window.history.length).toBe(length);
  expect(window.location.hash).toBe('');
});
