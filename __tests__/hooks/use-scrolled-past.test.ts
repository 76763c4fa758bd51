import { renderHook } from '@testing-library/react';
import { useScrolledPast } from '../../src/hooks/use-scrolled-past';
import { scrollPage } from '../support/browser';
import { hydrateHook } from '../support/hooks';

it('is no at the threshold and yes 1 px further', () => {
  const { result } = renderHook(() => useScrolledPast(30));
  scrollPage(30);
  expect(result.current).toBe(false);
  scrollPage(31);
  expect(result.current).toBe(true);
  scrollPage(30);
  expect(result.current).toBe(false);
});

it('is no in static HTML', () => {
  window.scrollY = 500;
  const { inStaticHtml, values } = hydrateHook(() => useScrolledPast(30));
  expect(inStaticHtml).toBe(false);
  expect(values.at(-1)).toBe(true);
});

it('renders only when the answer changes', () => {
  const { values } = hydrateHook(() => useScrolledPast(30));
  const { length } = values;
  for (const top of [1, 2, 30, 0]) scrollPage(top);
  expect(values).toHaveLength(length);
  scrollPage(31);
  expect(values).toHaveLength(length + 1);
});

it('listens no longer once it is gone', () => {
  const remove = jest.spyOn(window, 'removeEventListener');
  renderHook(() => useScrolledPast(30)).unmount();
  expect(remove).toHaveBeenCalledWith('scroll', expect.any(Function));
});
