import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Hides an element so that the browser's find-in-page still finds what is in it, and shows it then. React knows
 * `hidden` as a yes or no only, hence the attribute by hand.
 *
 * @param isShown whether the element is to be seen
 * @param onFound shows it; called when the browser has found something inside
 * @returns the element's ref
 * @see https://html.spec.whatwg.org/multipage/interaction.html#attr-hidden-until-found
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
