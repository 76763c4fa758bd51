import { renderHook } from '@testing-library/react';
import { useIsDocumentVisible } from '../../src/hooks/use-is-document-visible';
import { setDocumentVisible } from '../support/browser';
import { hydrateHook } from '../support/hooks';

it('is true in static HTML', () => {
  setDocumentVisible(false);
  expect(hydrateHook(useIsDocumentVisible).inStaticHtml).toBe(true);
});

it('follows the visibility of the tab', () => {
  const { result } = renderHook(() => useIsDocumentVisible());
  setDocumentVisible(false);
  expect(result.current).toBe(false);
  setDocumentVisible(true);
  expect(result.current).toBe(true);
});
