import { fireEvent, render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import {
  useAfterLoad,
  useIsDocumentVisible,
  useMediaQuery,
  useScrolledPast,
} from '../../src/hooks/use-browser-value';
import { scrollPage, setDocumentVisible, setMedia, showHtml } from '../support/browser';

/** Renders static HTML with a hook, then hydrates it. */
function hydrateHook(useValue: () => boolean) {
  const values: boolean[] = [];
  function Component() {
    const value = useValue();
    values.push(value);
    return String(value);
  }
  const container = showHtml(renderToString(<Component />));
  const [inStaticHtml] = values.splice(0);
  render(<Component />, { container, hydrate: true });
  return { inStaticHtml, values };
}

const query = '(min-width: 40rem)';

it.each<[string, () => boolean, () => void, boolean]>([
  ['useAfterLoad', useAfterLoad, () => undefined, false],
  ['useIsDocumentVisible', useIsDocumentVisible, () => setDocumentVisible(false), true],
  ['useMediaQuery', () => useMediaQuery(query), () => setMedia(query, true), false],
  ['useScrolledPast', () => useScrolledPast(30), () => scrollPage(500), false],
])('%s has a fixed value in static HTML, then the value of the browser', (_name, useValue, change, fixed) => {
  change();
  const { inStaticHtml, values } = hydrateHook(useValue);
  expect(inStaticHtml).toBe(fixed);
  expect(values.at(-1)).toBe(!fixed);
});

it('useAfterLoad is true after the load event', () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { result } = renderHook(() => useAfterLoad());
  expect(result.current).toBe(false);
  readyState.mockReturnValue('complete');
  fireEvent.load(window);
  expect(result.current).toBe(true);
});

it('useIsDocumentVisible follows the visibility of the tab', () => {
  const { result } = renderHook(() => useIsDocumentVisible());
  for (const isVisible of [false, true]) {
    setDocumentVisible(isVisible);
    expect(result.current).toBe(isVisible);
  }
});

it('useMediaQuery follows a change, and another query after a rerender', () => {
  const { result, rerender } = renderHook(useMediaQuery, { initialProps: query });
  for (const matches of [true, false]) {
    setMedia(query, matches);
    expect(result.current).toBe(matches);
  }
  setMedia('(hover)', true);
  rerender('(hover)');
  expect(result.current).toBe(true);
});

it('useScrolledPast is false at the threshold and true 1 px below, and renders only when it changes', () => {
  const { values } = hydrateHook(() => useScrolledPast(30));
  values.splice(0);
  for (const top of [1, 2, 30, 31, 32, 30, 0]) scrollPage(top);
  expect(values).toEqual([true, false]);
});
