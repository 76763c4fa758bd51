import type { MouseEvent } from 'react';

/** A handler for clicks on a link that does something on the page. A click for a new tab or window opens the link. */
export const insteadOfNavigation =
  (action: (event: MouseEvent<HTMLElement>) => void) =>
  (event: MouseEvent<HTMLElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    action(event);
  };
