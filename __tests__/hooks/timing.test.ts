import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { SLIDE_INTERVAL, useCarousel } from '../../src/hooks/use-carousel';
import {
  CLICK_GRACE,
  CLOSE_DELAY,
  OPEN_DELAY,
  SKIP_DELAY,
  useHoverMenu,
} from '../../src/hooks/use-hover-menu';
import { pass } from '../support/browser';

// Events in quick succession, or at the moment when a timer fires.

beforeEach(() => {
  jest.useFakeTimers();
});

describe('Slides', () => {
  const start = () =>
    renderHook(({ isRunning }) => useCarousel(3, isRunning), { initialProps: { isRunning: true } });

  it.each([
    [SLIDE_INTERVAL - 1, 0],
    [SLIDE_INTERVAL, 1],
  ])('a choice after %d ms is shown for a whole interval', async (time, before) => {
    const { result } = start();
    await pass(time);
    expect(result.current.index).toBe(before);
    act(() => result.current.show(0));
    await pass(SLIDE_INTERVAL - 1);
    expect(result.current.index).toBe(0);
    await pass(1);
    expect(result.current.index).toBe(1);
  });

  it('many choices leave one timer and show the last one', async () => {
    const { result } = start();
    for (let count = 0; count < 20; count += 1) act(() => result.current.show(count % 3));
    expect(result.current.index).toBe(1);
    expect(jest.getTimerCount()).toBe(1);
    await pass(SLIDE_INTERVAL);
    expect(result.current.index).toBe(2);
  });

  it('a tab that is hidden and shown many times keeps one timer and skips no slide', async () => {
    const { result, rerender, unmount } = start();
    for (let count = 0; count < 10; count += 1) {
      await pass(SLIDE_INTERVAL - 1);
      rerender({ isRunning: false });
      await pass(10 * SLIDE_INTERVAL);
      rerender({ isRunning: true });
    }
    expect(result.current.index).toBe(0);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('a clock that is set back does not delay the next slide', async () => {
    const { result } = start();
    jest.setSystemTime(0);
    await pass(SLIDE_INTERVAL);
    expect(result.current.index).toBe(1);
  });
});

describe('Menus', () => {
  function start() {
    const { result, unmount } = renderHook(() => useHoverMenu());
    const pointer = { pointerType: 'mouse' } as PointerEvent;
    return {
      unmount,
      openName: () => result.current.openName,
      enter: (name = 'One') => act(() => result.current.hoverProps(name).onPointerEnter(pointer)),
      leave: (name = 'One') => act(() => result.current.hoverProps(name).onPointerLeave(pointer)),
      click: (name = 'One') => act(() => result.current.toggle(name)),
    };
  }

  it('a pointer that crosses the buttons many times opens none', async () => {
    const { enter, leave, openName } = start();
    for (const name of Array.from({ length: 20 }, (_, index) => (index % 2 ? 'One' : 'Two'))) {
      enter(name);
      await pass(OPEN_DELAY - 1);
      leave(name);
    }
    expect(jest.getTimerCount()).toBe(0);
    await pass(10 * OPEN_DELAY);
    expect(openName()).toBeNull();
  });

  it.each(['before it opens', 'before it closes'])('a page that is left %s has no timer', async (moment) => {
    const { enter, leave, unmount } = start();
    enter();
    if (moment === 'before it closes') {
      await pass(OPEN_DELAY);
      leave();
    }
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    [OPEN_DELAY - 1, 'One'],
    [OPEN_DELAY, 'One'],
    [OPEN_DELAY + CLICK_GRACE - 1, 'One'],
    [OPEN_DELAY + CLICK_GRACE, null],
  ])('a click %d ms after the pointer entered shows %p', async (time, expected) => {
    const { enter, click, openName } = start();
    enter();
    await pass(time);
    click();
    expect(openName()).toBe(expected);
    await pass(10 * OPEN_DELAY);
    expect(openName()).toBe(expected);
  });

  it.each([
    [CLOSE_DELAY - 1, null],
    [CLOSE_DELAY, 'One'],
  ])('a click %d ms after the pointer left shows %p', async (time, expected) => {
    const { enter, leave, click, openName } = start();
    enter();
    await pass(OPEN_DELAY + CLICK_GRACE);
    leave();
    await pass(time);
    click();
    expect(openName()).toBe(expected);
    await pass(10 * CLOSE_DELAY);
    expect(openName()).toBe(expected);
  });

  it.each([
    [SKIP_DELAY - 1, 'Two'],
    [SKIP_DELAY, null],
  ])('a pointer that enters another button %d ms after a panel closed sees %p', async (time, expected) => {
    const { enter, leave, openName } = start();
    enter();
    await pass(OPEN_DELAY);
    leave();
    await pass(CLOSE_DELAY + time);
    enter('Two');
    expect(openName()).toBe(expected);
  });

  it('a pointer that trembles at the edge of an open panel leaves it open', async () => {
    const { enter, leave, openName } = start();
    enter();
    await pass(OPEN_DELAY);
    for (let count = 0; count < 20; count += 1) {
      leave();
      await pass(CLOSE_DELAY - 1);
      enter();
    }
    await pass(10 * CLOSE_DELAY);
    expect(openName()).toBe('One');
  });
});
