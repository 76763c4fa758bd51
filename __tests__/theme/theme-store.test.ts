import { currentTheme, subscribeToTheme, toggleTheme } from '../../src/theme/theme-store';
import { refuseStorage } from '../support/storage';

const root = document.documentElement;
const listener = jest.fn();
let stop: () => void;

/** What the browser tells this tab when another one has stored something. */
const fromAnotherTab = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

const wakeUp = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  listener.mockClear();
  stop = subscribeToTheme(listener);
});

afterEach(() => stop());

describe('The toggle', () => {
  it('flips the class on the root, stores the choice and tells', () => {
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

  it('works for the visit where storage is refused', () => {
    refuseStorage('getItem', 'setItem');
    toggleTheme();
    expect(root).toHaveClass('dark');
    toggleTheme();
    expect(root).not.toHaveClass('dark');
  });

  it("gives the browser's bar the colour of the theme", () => {
    document.head.innerHTML = '<meta name="theme-color" content="#123456">';
    toggleTheme();
    expect(document.querySelector('meta')).toHaveAttribute('content', '#0b0920');
    toggleTheme();
    expect(document.querySelector('meta')).toHaveAttribute('content', '#faf8f5');
  });
});

describe('Another tab', () => {
  it('is followed both ways', () => {
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
  ])('brings back light when it stores %p = %p', (key, value) => {
    toggleTheme();
    fromAnotherTab(key, value);
    expect(currentTheme()).toBe('light');
  });

  it('is not followed in what is none of the theme', () => {
    fromAnotherTab('basket', 'true');
    expect(currentTheme()).toBe('light');
    expect(listener).not.toHaveBeenCalled();
  });

  it('is caught up with when the page comes back from the back/forward cache', () => {
    localStorage.setItem('darkMode', 'true');
    wakeUp(false);
    expect(currentTheme()).toBe('light');
    wakeUp(true);
    expect(currentTheme()).toBe('dark');
  });
});

it('is heard by everyone who listens, until they stop', () => {
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
