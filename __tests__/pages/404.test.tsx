import { render, screen } from '@testing-library/react';
import { notFoundPage } from '../support/content';

it('has one heading and the text of the content', () => {
  const { Page, data } = notFoundPage();
  render(<Page />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(data.notFound?.heading ?? 'no heading');
  expect(screen.getByText(data.notFound?.text ?? 'no text')).toBeVisible();
});

it('has a link to the home page', () => {
  const { Page } = notFoundPage();
  render(<Page />);
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

it('has noindex in its head', () => {
  const { Head } = notFoundPage();
  render(<Head />);
  expect(document.title).toBe('Page not found | Foldline');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('throws with the name of the file if its content is missing', () => {
  const { Page } = notFoundPage({ notFound: null });
  expect(() => render(<Page />)).toThrow('content/not-found.json');
});
