import { act, renderHook } from '@testing-library/react';
import type { PointerEvent } from 'react';
import { useHoverMenu } from '../../src/hooks/use-hover-menu';
import { pass } from '../support/browser';

// What the menus do with it is told in components/layout/desktop-navigation.test.tsx; here is what they cannot show.

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

it('treats a pen like a mouse', async () => {
  const { menu, enter } = start();
  enter('One', 'pen');
  await pass(199);
  expect(menu().openName).toBeNull();
  await pass(1);
  expect(menu().openName).toBe('One');
});

it('closes a panel that was opened by click when the pointer leaves it', async () => {
  const { menu, enter, leave } = start();
  enter('One');
  act(() => menu().toggle('One'));
  leave('One');
  await pass(149);
  expect(menu().openName).toBe('One');
  await pass(1);
  expect(menu().openName).toBeNull();
});

it('does not let the grace of one panel protect another from a click', async () => {
  const { menu, enter } = start();
  enter('One');
  await pass(200);
  act(() => menu().toggle('Two'));
  expect(menu().openName).toBe('Two');
  act(() => menu().toggle('Two'));
  expect(menu().openName).toBeNull();
});

it('stays closed when what is closed is closed, and does not begin the 300 ms by it', async () => {
  const { menu, enter } = start();
  act(() => menu().close());
  enter('One');
  expect(menu().openName).toBeNull();
});

it('forgets a hover on the way when it is closed', async () => {
  const { menu, enter } = start();
  enter('One');
  act(() => menu().close());
  await pass(5000);
  expect(menu().openName).toBeNull();
});

it('keeps its handlers while nothing changes', () => {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(() => useHoverMenu());
  const { current } = result;
  rerender();
  expect(result.current).toBe(current);
});
