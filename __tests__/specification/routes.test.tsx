import { act, render, screen } from '@testing-library/react';
import { pageAt } from '../support/content';
import { createdPages, siteContent } from '../support/site-content';

const placeholderRoutes = [
  '/services/web-design',
  '/services/mobile-apps',
  '/services/ui-ux-design',
  '/services/ecommerce',
  '/about',
  '/team',
  '/careers',
  '/contact',
  '/portfolio',
  '/blog',
];

it('has the home page and ten placeholder pages', () => {
  expect(createdPages(siteContent()).map(({ path }) => path)).toEqual(['/', ...placeholderRoutes]);
});

it.each(placeholderRoutes)('%s has a heading and is under construction', async (path) => {
  const { Page } = pageAt(path);
  // The section is lazy on a page with others.
  await act(async () => void render(<Page />));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/\w/);
  expect(screen.getByText('This page is under construction.')).toBeVisible();
});

it('/contact shows the contact form below, because every pricing button leads there', async () => {
  const { Page } = pageAt('/contact');
  await act(async () => void render(<Page />));
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeVisible();
});
