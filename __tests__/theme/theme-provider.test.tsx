import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { ThemeProvider } from '../../src/theme/theme-provider';
import { ThemeToggle } from '../../src/layout/header/theme-toggle';
import { showHtml } from '../support/browser';

const page = (
  <ThemeProvider>
    <ThemeToggle />
  </ThemeProvider>
);

const toggle = () => screen.getByRole('button');
const icon = () => toggle().querySelector('svg[aria-hidden="true"]')?.innerHTML;
const root = document.documentElement;

it('switches the theme, its name and its decorative icon on a click', () => {
  render(page);
  expect(toggle()).toHaveAccessibleName('Switch to dark theme');
  const moon = icon();
  fireEvent.click(toggle());
  expect(root).toHaveClass('dark');
  expect(toggle()).toHaveAccessibleName('Switch to light theme');
  expect(icon()).toMatch(/path/);
  expect(icon()).not.toBe(moon);
  fireEvent.click(toggle());
  expect(root).not.toHaveClass('dark');
  expect(toggle()).toHaveAccessibleName('Switch to dark theme');
  expect(icon()).toBe(moon);
});

it('hydrates a page in the dark theme without a warning from React', () => {
  const container = showHtml(renderToString(page));
  expect(toggle()).toHaveAccessibleName('Switch to dark theme');
  localStorage.setItem('darkMode', 'true');
  root.classList.add('dark');
  render(page, { container, hydrate: true });
  expect(toggle()).toHaveAccessibleName('Switch to light theme');
});

it('hydrates in the theme that another tab has stored in the meantime', () => {
  const container = showHtml(renderToString(page));
  localStorage.setItem('darkMode', 'true');
  render(page, { container, hydrate: true });
  expect(root).toHaveClass('dark');
  expect(toggle()).toHaveAccessibleName('Switch to light theme');
});

it('shows the stored theme after many quick clicks', () => {
  render(page);
  for (let count = 0; count < 25; count += 1) fireEvent.click(toggle());
  expect(root).toHaveClass('dark');
  expect(localStorage.getItem('darkMode')).toBe('true');
  expect(toggle()).toHaveAccessibleName('Switch to light theme');
});
