import { render, screen } from '@testing-library/react';
import { notFoundPage } from '../support/content';

it('says that there is no such page, under one heading', () => {
  const { Page, data } = notFoundPage();
  render(<Page />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(data.notFound?.heading ?? 'no heading');
  expect(screen.getByText(data.notFound?.text ?? 'no text')).toBeVisible();
});

it('shows a way home', () => {
  const { Page } = notFoundPage();
  render(<Page />);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

it('stays out of search engines', () => {
  const { Head } = notFoundPage();
  render(<Head />);
  expect(document.title).toBe('Page not found | Foldline');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('says which file is missing when its content was not found', () => {
  const { Page } = notFoundPage({ notFound: null });
  expect(() => render(<Page />)).toThrow('content/not-found.json');
});
