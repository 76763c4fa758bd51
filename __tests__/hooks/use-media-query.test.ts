import { renderHook } from '@testing-library/react';
import { useMediaQuery } from '../../src/hooks/use-media-query';
import { setMedia } from '../support/browser';
import { hydrateHook } from '../support/hooks';

const query = '(min-width: 40rem)';

it('is false in static HTML', () => {
  setMedia(query, true);
  const { inStaticHtml, values } = hydrateHook(() => useMediaQuery(query));
  expect(inStaticHtml).toBe(false);
  expect(values.at(-1)).toBe(true);
});

it('is followed live', () => {
  const { result } = renderHook(() => useMediaQuery(query));
  expect(result.current).toBe(false);
  setMedia(query, true);
  expect(result.current).toBe(true);
  setMedia(query, false);
  expect(result.current).toBe(false);
});

it('follows another query when it is asked for one', () => {
  setMedia('(hover)', true);
  const { result, rerender } = renderHook((asked) => useMediaQuery(asked), { initialProps: query });
  rerender('(hover)');
  expect(result.current).toBe(true);
});

it('listens no longer once it is gone', () => {
  const remove = jest.spyOn(window.matchMedia(query), 'removeEventListener');
  renderHook(() => useMediaQuery(query)).unmount();
  expect(remove).toHaveBeenCalledWith('change', expect.any(Function));
});
