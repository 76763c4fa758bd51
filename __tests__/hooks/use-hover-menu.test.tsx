import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { CLOSE_DELAY, OPEN_DELAY, useHoverMenu } from '../../src/hooks/use-hover-menu';
import { pass } from '../support/browser';

// layout/desktop-navigation.test.tsx tests the rest with real menus.

const event = (pointerType: string) => ({ pointerType }) as PointerEvent;

function start() {
  jest.useFakeTimers();
  const { result, unmount } = renderHook(() => useHoverMenu());
  return {
    menu: () => result.current,
    enter: (name: string, type = 'mouse') =>
      act(() => result.current.hoverProps(name).onPointerEnter(event(type))),
    leave: (name: string, type = 'mouse') =>
      act(() => result.current.hoverProps(name).onPointerLeave(event(type))),
    unmount,
  };
}

it('opens for a pen as for a mouse', async () => {
  const { menu, enter } = start();
  enter('One', 'pen');
  await pass(OPEN_DELAY - 1);
  expect(menu().openName).toBeNull();
  await pass(1);
  expect(menu().openName).toBe('One');
});

it('closes a panel that a click opened when the pointer leaves it', async () => {
  const { menu, enter, leave } = start();
  enter('One');
  act(() => menu().toggle('One'));
  leave('One');
  await pass(CLOSE_DELAY - 1);
  expect(menu().openName).toBe('One');
  await pass(1);
  expect(menu().openName).toBeNull();
});

it('closes a second panel on a click right after hover has opened the first one', async () => {
  const { menu, enter } = start();
  enter('One');
  await pass(OPEN_DELAY);
  act(() => menu().toggle('Two'));
  expect(menu().openName).toBe('Two');
  act(() => menu().toggle('Two'));
  expect(menu().openName).toBeNull();
});

it('does not skip the delay after closing while no panel is open', async () => {
  const { menu, enter } = start();
  act(() => menu().close());
  enter('One');
  expect(menu().openName).toBeNull();
});

it('cancels a pending hover when it is closed', async () => {
  const { menu, enter } = start();
  enter('One');
  act(() => menu().close());
  await pass(5000);
  expect(menu().openName).toBeNull();
});

it('keeps its handlers between renders', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(() => useHoverMenu());
  const { current } = result;
  rerender();
  expect(result.current).toBe(current);
});
