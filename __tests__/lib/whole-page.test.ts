import { fireEvent } from '@testing-library/react';
import { showPageAsNeeded, showWholePage } from '../../src/lib/whole-page';

const isWhole = () => document.documentElement.dataset.whole === 'true';
const sections = () => [...document.querySelectorAll<HTMLElement>('.section')];
const shown = () => sections().filter(({ style }) => style.contentVisibility === 'visible').length;

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<section class="section"></section>'.repeat(3);
});

afterEach(() => {
  delete document.documentElement.dataset.whole;
  jest.useRealTimers();
});

it('lays the page out at once where a way is measured', () => {
  showWholePage();
  expect(isWhole()).toBe(true);
});

it('waits for a sign of a visitor', () => {
  showPageAsNeeded();
  jest.advanceTimersByTime(60_000);
  expect(shown()).toBe(0);
});

it.each(['pointerMove', 'touchStart', 'wheel', 'scroll', 'keyDown'] as const)(
  'lays out one section after the other from the first %s on',
  (sign) => {
    showPageAsNeeded();
    fireEvent[sign](sign === 'scroll' ? window : document.body);
    expect(shown()).toBe(1);
    jest.advanceTimersByTime(50);
    expect(shown()).toBe(2);
    jest.advanceTimersByTime(50);
    expect(shown()).toBe(3);
  },
);

it('takes the browser’s idle times where it tells them', () => {
  const idle: (() => void)[] = [];
  window.requestIdleCallback = (task) => idle.push(task as () => void);
  showPageAsNeeded();
  fireEvent.wheel(document.body);
  jest.advanceTimersByTime(1000);
  expect(shown()).toBe(1);
  while (idle.length > 0) idle.shift()?.();
  expect(shown()).toBe(3);
  delete (window as Partial<Window>).requestIdleCallback;
});

it('waits once, however many pages have gone by', () => {
  const listen = jest.spyOn(window, 'addEventListener');
  showPageAsNeeded();
  showPageAsNeeded();
  const waiting = listen.mock.calls.filter(
    ([, , options]) => !(options as AddEventListenerOptions).signal?.aborted,
  );
  expect(waiting).toHaveLength(5);
});

it('begins afresh with the next page', () => {
  showWholePage();
  showPageAsNeeded();
  expect(isWhole()).toBe(false);
});
