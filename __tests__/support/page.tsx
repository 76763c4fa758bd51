import { render } from '@testing-library/react';
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
