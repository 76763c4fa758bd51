import { readTheme, storeTheme, themeOf } from '../../src/theme/storage';
import { refuseStorage } from '../support/browser';

it.each([
  ['true', 'dark'],
  ['false', 'light'],
  [null, 'light'],
  ['TRUE', 'light'],
  ['1', 'light'],
  ['"true"', 'light'],
])('reads %p as %s', (stored, theme) => {
  expect(themeOf(stored)).toBe(theme);
  if (stored !== null) localStorage.setItem('darkMode', stored);
  expect(readTheme()).toBe(theme);
});

it.each([
  ['dark', 'true'],
  ['light', 'false'],
] as const)('stores %s as %p under the key darkMode', (theme, stored) => {
  storeTheme(theme);
  expect({ ...localStorage }).toEqual({ darkMode: stored });
});

it('is light when storage is blocked', () => {
  localStorage.setItem('darkMode', 'true');
  refuseStorage('getItem');
  expect(readTheme()).toBe('light');
});

it('keeps the choice for the visit when storage is full', () => {
  localStorage.setItem('darkMode', 'false');
  refuseStorage('setItem');
  storeTheme('dark');
  expect(readTheme()).toBe('dark');
});
