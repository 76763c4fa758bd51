import { renderHook } from '@testing-library/react';
import { useScrolledPast } from '../../src/hooks/use-scrolled-past';
import { scrollPage } from '../support/browser';
import { hydrateHook } from '../support/hooks';

it('is false at the threshold and true 1 px below', () => {
  const { result } = renderHook(() => useScrolledPast(30));
  scrollPage(30);
  expect(result.current).toBe(false);
  scrollPage(31);
  expect(result.current).toBe(true);
  scrollPage(30);
  expect(result.current).toBe(false);
});

it('is false in static HTML', () => {
  window.scrollY = 500;
  const { inStaticHtml, values } = hydrateHook(() => useScrolledPast(30));
  expect(inStaticHtml).toBe(false);
  expect(values.at(-1)).toBe(true);
});

it('renders only when the value changes', () => {
  const { values } = hydrateHook(() => useScrolledPast(30));
  const { length } = values;
  for (const top of [1, 2, 30, 0]) scrollPage(top);
  expect(values).toHaveLength(length);
  scrollPage(31);
  expect(values).toHaveLength(length + 1);
});
