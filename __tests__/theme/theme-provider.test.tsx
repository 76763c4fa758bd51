import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { ThemeProvider } from '../../src/theme/theme-provider';
import { ThemeToggle } from '../../src/layout/header/theme-toggle';
import { refuseStorage } from '../support/storage';

const page = (
  <ThemeProvider>
    <ThemeToggle />
  </ThemeProvider>
);

const toggle = () => screen.getByRole('button');
const root = document.documentElement;

it('is light with nothing stored, whatever the system prefers', () => {
  render(page);
  expect(toggle()).toHaveAccessibleName('Switch to dark theme');
});

it('flips the theme, stores it, and says what it will do next', () => {
  render(page);
  fireEvent.click(toggle());
  expect(root).toHaveClass('dark');
  expect(localStorage.getItem('darkMode')).toBe('true');
  expect(toggle()).toHaveAccessibleName('Switch to light theme');
  fireEvent.click(toggle());
  expect(root).not.toHaveClass('dark');
  expect(localStorage.getItem('darkMode')).toBe('false');
  expect(toggle()).toHaveAccessibleName('Switch to dark theme');
});

it('works where storage is refused', () => {
  refuseStorage('getItem', 'setItem');
  render(page);
  fireEvent.click(toggle());
  expect(toggle()).toHaveAccessibleName('Switch to light theme');
});

it('takes the theme that the page was painted in', () => {
  root.classList.add('dark');
  render(page);
  expect(toggle()).toHaveAccessibleName('Switch to light theme');
});

it('hydrates in the dark without a word from React', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(toggle()).toHaveAccessibleName('Switch to dark theme');
  root.classList.add('dark');
  render(page, { container, hydrate: true });
  expect(toggle()).toHaveAccessibleName('Switch to light theme');
});

it('follows another tab', () => {
  render(page);
  fireEvent(window, new StorageEvent('storage', { key: 'darkMode', newValue: 'true' }));
  expect(toggle()).toHaveAccessibleName('Switch to light theme');
});

it('shows an icon that says nothing itself', () => {
  render(page);
  const sunOrMoon = () => toggle().querySelector('svg[aria-hidden="true"]')?.innerHTML;
  const moon = sunOrMoon();
  fireEvent.click(toggle());
  expect(moon).toBeDefined();
  expect(sunOrMoon()).toBeDefined();
  expect(sunOrMoon()).not.toBe(moon);
});
