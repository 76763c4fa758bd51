import { act, renderHook } from '@testing-library/react';
import { OPEN_DELAY, useHoverMenu } from '../../src/hooks/use-hover-menu';
import { pass } from '../support/browser';

// layout/desktop-navigation.test.tsx tests the rest with real menus.

function start() {
  jest.useFakeTimers();
  const { result, rerender } = renderHook(() => useHoverMenu());
  const currentTarget = document.createElement('li');
  const hover = () =>
    act(() =>
      result.current.hoverProps('One').onPointerEnter({ pointerType: 'mouse', currentTarget } as never),
    );
  return { result, rerender, hover };
}

it('closes a second panel on a click right after hover opened the first one', async () => {
  const { result, hover } = start();
  hover();
  await pass(OPEN_DELAY);
  act(() => result.current.toggle('Two'));
  expect(result.current.openName).toBe('Two');
  act(() => result.current.toggle('Two'));
  expect(result.current.openName).toBeNull();
});

it('close() without an open panel cancels a pending hover and does not remove the delay of the next', async () => {
  const { result, hover } = start();
  hover();
  act(() => result.current.close());
  await pass(5000);
  expect(result.current.openName).toBeNull();
  act(() => result.current.close());
  hover();
  expect(result.current.openName).toBeNull();
});

it('returns the same functions in each render', () => {
  const { result, rerender } = start();
  const { current } = result;
  rerender();
  expect(result.current).toEqual(current);
});
