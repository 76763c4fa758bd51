import { Bars2Icon } from '@heroicons/react/24/outline';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Navigation } from '../content/use-navigation';
import { isFocusLost } from '../../hooks/focus';
import { IconButton } from '../../ui/icon-button';
import { labels } from '../../ui/labels';

/** The panel and the dialog behind it come with the first sign that somebody is about to open it. */
const loadPanel = () => import('./mobile-panel');

/** The button that opens the navigation on screens too narrow for the menus, and the panel it opens. */
export function MobileNavigation({
  navigation,
  onContact,
}: {
  navigation: Navigation;
  onContact: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // One for each mount: when the header is tried again after a failure, the code is asked for again.
  const [MobilePanel] = useState(() => lazy(loadPanel));

  /** Closes the panel. From the second frame on the page can scroll and take the focus again. */
  const close = useCallback((next: () => void) => {
    setIsOpen(false);
    requestAnimationFrame(() => requestAnimationFrame(next));
  }, []);

  const focusButton = useCallback(() => button.current?.focus(), []);

  // On another page the router takes care of the focus; on the same one nobody does.
  const handleLeave = useCallback(
    () =>
      close(() => {
        if (isFocusLost()) focusButton();
      }),
    [close, focusButton],
  );

  // The browser's own way to another page; the panel's links close it themselves.
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('popstate', handleLeave);
    return () => window.removeEventListener('popstate', handleLeave);
  }, [isOpen, handleLeave]);

  const handleOpen = () => {
    const { style, clientWidth } = document.documentElement;
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
    setHasOpened(true);
    setIsOpen(true);
  };

  // Only whoever opens the panel has to know that its code is lost.
  const warm = () => void loadPanel().catch(() => undefined);

  return (
    <div className="lg:hidden">
      <IconButton
        ref={button}
        label={labels.openMenu}
        aria-haspopup="dialog"
        onClick={handleOpen}
        onPointerEnter={warm}
        onTouchStart={warm}
        onFocus={warm}
      >
        <Bars2Icon aria-hidden="true" className="size-6" />
      </IconButton>
      {hasOpened && (
        <Suspense fallback={null}>
          <MobilePanel
            isOpen={isOpen}
            navigation={navigation}
            onClose={() => close(focusButton)}
            onLeave={handleLeave}
            onContact={() => close(onContact)}
          />
        </Suspense>
      )}
    </div>
  );
}
