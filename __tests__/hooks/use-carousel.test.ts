import { act, renderHook } from '@testing-library/react';
import { useCarousel } from '../../src/hooks/use-carousel';
import { pass } from '../support/browser';

// What the hero does with it is told in components/sections/hero-section.test.tsx; here is what it cannot show.

const start = (count: number, isRunning = true) => {
  jest.useFakeTimers();
  return renderHook((props) => useCarousel(props.count, props.isRunning), {
    initialProps: { count, isRunning },
  });
};

it('goes round with any number of slides', async () => {
  const { result } = start(2);
  await pass(5000);
  expect(result.current.index).toBe(1);
  await pass(5000);
  expect(result.current.index).toBe(0);
});

it('stays on a single slide', async () => {
  const { result } = start(1);
  await pass(15_000);
  expect(result.current.index).toBe(0);
});

it('sets no timer while it stands', () => {
  const { result } = start(3, false);
  expect(jest.getTimerCount()).toBe(0);
  act(() => result.current.show(2));
  expect(result.current.index).toBe(2);
  expect(jest.getTimerCount()).toBe(0);
});

it('gives the slide a whole interval when it starts again', async () => {
  const { result, rerender } = start(3);
  await pass(4999);
  rerender({ count: 3, isRunning: false });
  rerender({ count: 3, isRunning: true });
  await pass(4999);
  expect(result.current.index).toBe(0);
  await pass(1);
  expect(result.current.index).toBe(1);
});
