import { act, render } from '@testing-library/react';
import { visit } from './browser';
import { inLayout, pageAt } from './content';

/**
 * Shows a whole route with its layout, mounted.
 *
 * @param address such as "/about" or "/#pricing"
 */
export function renderRoute(address: string) {
  visit(address);
  const { Page } = pageAt(window.location.pathname);
  return render(inLayout(<Page />));
}

/** Waits for the code of demonstrations, which the first home page of a test file loads. */
export const loadDemonstrations = (): Promise<void> =>
  act(() => new Promise<void>((resolve) => void setTimeout(resolve)));
