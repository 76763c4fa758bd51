import { renderHook } from '@testing-library/react';
import { useIsDocumentVisible } from '../../src/hooks/use-is-document-visible';
import { setDocumentVisible } from '../support/browser';
import { hydrateHook } from '../support/hooks';

it('is true in static HTML', () => {
  setDocumentVisible(false);
  expect(hydrateHook(useIsDocumentVisible).inStaticHtml).toBe(true);
});

it('follows the tab to the background and back', () => {
  const { result } = renderHook(() => useIsDocumentVisible());
  setDocumentVisible(false);
  expect(result.current).toBe(false);
  setDocumentVisible(true);
  expect(result.current).toBe(true);
});

it('listens no longer once it is gone', () => {
  const remove = jest.spyOn(document, 'removeEventListener');
  renderHook(() => useIsDocumentVisible()).unmount();
  expect(remove).toHaveBeenCalledWith('visibilitychange', expect.any(Function));
});
