import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { currentEntry, readPosition, savePosition } from './history-entry';
import { type RouteLocation, scrollToRoute } from './route-scroll';

interface ScrollHandlerProps {
  location: RouteLocation;
  children: ReactNode;
}

/** Scrolls after a change of address, and saves the scroll position. It replaces Gatsby's component of the same name. */
export function ScrollHandler({ location, children }: ScrollHandlerProps) {
  const previous = useRef<RouteLocation>(null);

  useLayoutEffect(() => {
    scrollToRoute(location, previous.current);
    previous.current = location;
    // The browser follows an anchor, and scrolls, before the router knows the new entry.
    const save = () => {
      if (currentEntry() === location.key) savePosition(location.key);
    };
    // After a reload the position may be in the footer, which does not exist yet.
    if (readPosition(location.key) === null) save();
    window.addEventListener('scroll', save);
    return () => window.removeEventListener('scroll', save);
  }, [location]);

  return children;
}
