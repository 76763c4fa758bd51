import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { ThemeToggle } from '../../src/layout/header/header';
import type { Theme } from '../../src/theme/theme';
import { ThemeProvider } from '../../src/theme/theme-provider';
import { inLayout } from '../support/content';
import { refuseStorage, setConstant, setMedia, showHtml } from '../support/browser';

const page = (
  <ThemeProvider>
    <ThemeToggle />
  </ThemeProvider>
);

const root = document.documentElement;
const toggle = () => screen.getByRole('button');
const press = () => fireEvent.click(toggle());
const icon = () => toggle().querySelector('svg[aria-hidden="true"]')?.innerHTML;

function expectTheme(theme: Theme) {
  const isDark = theme === 'dark';
  expect(root.classList.contains('dark')).toBe(isDark);
  expect(toggle()).toHaveAccessibleName(`Switch to ${isDark ? 'light' : 'dark'} theme`);
}

/** The event that the browser sends to this tab after another tab has stored a value. */
const notify = (key: string | null, newValue: string | null) =>
  fireEvent(window, new StorageEvent('storage', { key, newValue }));

/** Another tab stores a value, removes it, or clears the storage. */
function fromAnotherTab(key: string | null, value: string | null): void {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  notify(key, value);
}

const showPage = (persisted: boolean) =>
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));

it('the toggle switches and stores the theme, its own name and icon, and theme-color', () => {
  document.head.innerHTML =
    '<meta name="theme-color" content="#123456" data-light="#f0f0f0" data-dark="#101010">';
  render(page);
  const icons = [];
  for (const theme of ['dark', 'light'] as const) {
    icons.push(icon());
    press();
    expectTheme(theme);
    expect({ ...localStorage }).toEqual({ darkMode: String(theme === 'dark') });
    expect(document.querySelector('meta')).toHaveAttribute(
      'content',
      theme === 'dark' ? '#101010' : '#f0f0f0',
    );
  }
  expect(icons[0]).toBe(icon());
  expect(icons[0]).not.toBe(icons[1]);
});

it.each(['dark', ''])('a page with the class "%s" hydrates in the theme that is stored', (className) => {
  const container = showHtml(renderToString(page));
  localStorage.setItem('darkMode', 'true');
  root.className = className;
  render(page, { container, hydrate: true });
  expectTheme('dark');
});

describe('Another tab', () => {
  beforeEach(() => void render(page));

  it('changes the theme of this tab, unless it stores something else', () => {
    for (const theme of ['dark', 'light'] as const) {
      fromAnotherTab('darkMode', String(theme === 'dark'));
      expectTheme(theme);
    }
    fromAnotherTab('basket', 'true');
    expectTheme('light');
  });

  it.each([
    ['darkMode', 'rubbish'],
    ['darkMode', null],
    [null, null],
  ])('switches to light when it stores %p = %p', (key, value) => {
    press();
    fromAnotherTab(key, value);
    expectTheme('light');
  });

  it('that stored a value before this tab did has no effect', () => {
    press();
    notify('darkMode', 'false');
    expectTheme('dark');
  });

  it('is followed when the page returns from the back/forward cache', () => {
    localStorage.setItem('darkMode', 'true');
    showPage(false);
    expectTheme('light');
    showPage(true);
    expectTheme('dark');
  });
});

it('the theme of the system applies at once when it changes, until the visitor chooses', () => {
  setConstant('__THEME__', 'system');
  const { unmount } = render(page);
  for (const theme of ['dark', 'light', 'dark'] as const) {
    setMedia('(prefers-color-scheme: dark)', theme === 'dark');
    expectTheme(theme);
  }
  press();
  expectTheme('light');
  expect(localStorage.getItem('darkMode')).toBe('false');
  setMedia('(prefers-color-scheme: dark)', false);
  setMedia('(prefers-color-scheme: dark)', true);
  expectTheme('light');
  unmount();
  localStorage.clear();
  setMedia('(prefers-color-scheme: dark)', true);
  expect(root).not.toHaveClass('dark');
});

it.each([
  ['blocked', ['getItem', 'setItem']],
  ['full', ['setItem']],
] as const)('works while storage is %s, also after the back/forward cache', (_name, methods) => {
  localStorage.setItem('darkMode', 'false');
  refuseStorage(...methods);
  render(page);
  for (const theme of ['dark', 'light'] as const) {
    press();
    showPage(true);
    expectTheme(theme);
  }
});

it.each(['light', 'dark'])(
  'a site with the theme %s has no toggle and keeps the class of its HTML',
  (theme) => {
    setConstant('__THEME__', theme);
    root.className = theme;
    localStorage.setItem('darkMode', String(theme === 'light'));
    render(inLayout(<p>Page</p>));
    notify('darkMode', String(theme === 'light'));
    expect(root).toHaveClass(theme, { exact: true });
    expect(screen.getByRole('button', { name: 'Open menu' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /theme/ })).toBeNull();
  },
);
