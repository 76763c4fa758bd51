import { themeColours } from '../../src/theme/theme-colours';
import { currentTheme, subscribeToTheme, toggleTheme } from '../../src/theme/theme-store';
import { refuseStorage } from '../support/browser';

const root = document.documentElement;
const listener = jest.fn();
let stop: () => void;

/** The event that the browser sends to this tab after another tab has stored a value. */
const notify = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

/** Another tab stores a value, removes it, or clears the storage. */
function fromAnotherTab(key: string | null, value: string | null): void {
  if (key === null) localStorage.clear();
  else if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  notify(key, value);
}

const showPage = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  listener.mockClear();
  stop = subscribeToTheme(listener);
});

afterEach(() => stop());

describe('Toggle', () => {
  it('switches the class of the root element, stores the theme and calls listeners', () => {
    toggleTheme();
    expect(root).toHaveClass('dark');
    expect(currentTheme()).toBe('dark');
    expect(localStorage.getItem('darkMode')).toBe('true');
    expect(listener).toHaveBeenCalledTimes(1);
    toggleTheme();
    expect(root).not.toHaveClass('dark');
    expect(currentTheme()).toBe('light');
    expect(localStorage.getItem('darkMode')).toBe('false');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('works when storage is blocked', () => {
    refuseStorage('getItem', 'setItem');
    toggleTheme();
    // Back from the back/forward cache.
    showPage(true);
    expect(root).toHaveClass('dark');
    toggleTheme();
    showPage(true);
    expect(root).not.toHaveClass('dark');
  });

  it('sets theme-color', () => {
    document.head.innerHTML = '<meta name="theme-color" content="#123456">';
    toggleTheme();
    expect(document.querySelector('meta')).toHaveAttribute('content', themeColours.dark);
    toggleTheme();
    expect(document.querySelector('meta')).toHaveAttribute('content', themeColours.light);
  });
});

describe('Another tab', () => {
  it('changes the theme of this tab', () => {
    fromAnotherTab('darkMode', 'true');
    expect(currentTheme()).toBe('dark');
    fromAnotherTab('darkMode', 'false');
    expect(currentTheme()).toBe('light');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['darkMode', 'rubbish'],
    ['darkMode', null],
    [null, null],
  ])('switches to light when it stores %p = %p', (key, value) => {
    toggleTheme();
    fromAnotherTab(key, value);
    expect(currentTheme()).toBe('light');
  });

  it('is ignored when it stores something else', () => {
    fromAnotherTab('basket', 'true');
    expect(currentTheme()).toBe('light');
    expect(listener).not.toHaveBeenCalled();
  });

  it('that stored a value before this tab did has no effect', () => {
    toggleTheme();
    notify('darkMode', 'false');
    expect(currentTheme()).toBe('dark');
    toggleTheme();
    notify('darkMode', 'true');
    expect(currentTheme()).toBe('light');
  });

  it('that stored a value before hydration changes the theme', () => {
    stop();
    localStorage.setItem('darkMode', 'true');
    stop = subscribeToTheme(listener);
    expect(currentTheme()).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is followed when the page returns from the back/forward cache', () => {
    localStorage.setItem('darkMode', 'true');
    showPage(false);
    expect(currentTheme()).toBe('light');
    showPage(true);
    expect(currentTheme()).toBe('dark');
  });
});

it('calls every listener until it unsubscribes', () => {
  const second = jest.fn();
  const stopSecond = subscribeToTheme(second);
  stop();
  fromAnotherTab('darkMode', 'true');
  expect(listener).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledTimes(1);
  stopSecond();
  fromAnotherTab('darkMode', 'false');
  expect(currentTheme()).toBe('dark');
});
