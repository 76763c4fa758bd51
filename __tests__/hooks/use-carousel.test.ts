import { act, renderHook } from '@testing-library/react';
import { SLIDE_INTERVAL, useCarousel } from '../../src/hooks/use-carousel';
import { pass } from '../support/browser';

// sections/hero-section.test.tsx tests the rest with three slides.

const start = (count: number, isRunning = true) => {
  jest.useFakeTimers();
  return renderHook((props) => useCarousel(props.count, props.isRunning), {
    initialProps: { count, isRunning },
  });
};

it('stays on a single slide', async () => {
  const { result } = start(1);
  await pass(3 * SLIDE_INTERVAL);
  expect(result.current.index).toBe(0);
});

it('sets no timer while it is stopped', () => {
  const { result } = start(3, false);
  expect(jest.getTimerCount()).toBe(0);
  act(() => result.current.show(2));
  expect(result.current.index).toBe(2);
  expect(jest.getTimerCount()).toBe(0);
});

it('shows the slide for a whole interval after a restart', async () => {
  const { result, rerender } = start(3);
  await pass(SLIDE_INTERVAL - 1);
  rerender({ count: 3, isRunning: false });
  rerender({ count: 3, isRunning: true });
  await pass(SLIDE_INTERVAL - 1);
  expect(result.current.index).toBe(0);
  await pass(1);
  expect(result.current.index).toBe(1);
});
