import { render, screen } from '@testing-library/react';
import { createdPages, pageAt } from '../support/content';

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
  expect(createdPages().map(({ path }) => path)).toEqual(['/', ...placeholderRoutes]);
});

it.each(placeholderRoutes)('%s has a heading and is under construction', (path) => {
  const { Page } = pageAt(path);
  render(<Page />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/\w/);
  expect(screen.getByText('This page is under construction.')).toBeVisible();
});
