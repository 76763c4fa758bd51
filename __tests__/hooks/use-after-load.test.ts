import { fireEvent, renderHook } from '@testing-library/react';
import { useAfterLoad } from '../../src/hooks/use-after-load';
import { hydrateHook } from '../support/hooks';

it('is false in static HTML, even on a loaded page', () => {
  const { inStaticHtml, values } = hydrateHook(useAfterLoad);
  expect(inStaticHtml).toBe(false);
  expect(values.at(-1)).toBe(true);
});

it('is true after the load event', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { result } = renderHook(() => useAfterLoad());
  expect(result.current).toBe(false);
  readyState.mockReturnValue('complete');
  fireEvent.load(window);
  expect(result.current).toBe(true);
});
