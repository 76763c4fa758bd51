import { render, screen } from '@testing-library/react';
import { notFoundPage } from '../support/content';

it('has one heading, the text of the content and a link to the home page', () => {
  const { Page, data } = notFoundPage();
  render(<Page />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(data.page.heading);
  expect(screen.getByText(data.page.text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

it('has noindex in its head', () => {
  const { Head } = notFoundPage();
  render(<Head />);
  expect(document.title).toBe('Page not found | Longmead');
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

it('names its language where it is not translated', () => {
  const { Page, data } = notFoundPage();
  const { rerender } = render(<Page />);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.closest('[lang]')).toBeNull();
  Object.assign(data.page, { lang: 'en-GB' });
  rerender(<Page />);
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'en-GB');
});
