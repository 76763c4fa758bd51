import { useCallback } from 'react';

/**
 * Hides an element with `hidden="until-found"`, so that find-in-page still finds its text. React supports only a boolean
 * `hidden`.
 *
 * @param onFound called when the browser finds text in the hidden element; it shows the element
 * @returns the ref of the element
 * @see https://developer.mozilla.org/docs/Web/HTML/Reference/Global_attributes/hidden
 */
export const useFindable = (isShown: boolean, onFound: () => void) =>
  useCallback(
    (element: HTMLElement | null) => {
      if (!element) return;
      if (isShown) element.removeAttribute('hidden');
      else element.setAttribute('hidden', 'until-found');
      element.addEventListener('beforematch', onFound);
      return () => element.removeEventListener('beforematch', onFound);
    },
    [isShown, onFound],
  );
