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

it('follows a change', () => {
  const { result } = renderHook(() => useMediaQuery(query));
  expect(result.current).toBe(false);
  setMedia(query, true);
  expect(result.current).toBe(true);
  setMedia(query, false);
  expect(result.current).toBe(false);
});

it('follows another query after a rerender', () => {
  setMedia('(hover)', true);
  const { result, rerender } = renderHook((asked) => useMediaQuery(asked), { initialProps: query });
  rerender('(hover)');
  expect(result.current).toBe(true);
});
