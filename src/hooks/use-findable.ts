import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hides an element with `hidden="until-found"`, so that find-in-page still finds its text.
 * An effect sets the attribute because React supports only a boolean `hidden`.
 *
 * @param onFound called when the browser finds text in the hidden element; it shows the element
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/hidden
 */
export function useFindable<E extends HTMLElement>(
  isShown: boolean,
  onFound: () => void,
): RefObject<E | null> {
  const element = useRef<E>(null);

  useLayoutEffect(() => {
    if (isShown) element.current?.removeAttribute('hidden');
    else element.current?.setAttribute('hidden', 'until-found');
  }, [isShown]);

  useEffect(() => {
    const found = element.current;
    found?.addEventListener('beforematch', onFound);
    return () => found?.removeEventListener('beforematch', onFound);
  }, [onFound]);

  return element;
}
