import { Bars2Icon } from '@heroicons/react/24/outline';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { LayoutContent } from '../use-layout-content';
import { isFocusLost } from '../../hooks/focus';
import { IconButton } from '../../ui/icon-button';

// The panel and the dialog library load when a visitor is about to open the panel.
const loadPanel = () => import('./mobile-panel');

/** The navigation of narrow screens: a button, and the panel that it opens. */
export function MobileNavigation({
  labels,
  navigation,
  onContact,
}: {
  labels: LayoutContent['labels'];
  navigation: LayoutContent['navigation'];
  onContact: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // One lazy component per mount, so that a retry of a failed header loads the code again.
  const [MobilePanel] = useState(() => lazy(loadPanel));

  // The page can scroll and receive the focus from the second frame after closing.
  const close = useCallback((next: () => void) => {
    setIsOpen(false);
    requestAnimationFrame(() => requestAnimationFrame(next));
  }, []);

  const focusButton = useCallback(() => button.current?.focus(), []);

  // The router moves the focus only if the page changes.
  const handleLeave = useCallback(
    () =>
      close(() => {
        if (isFocusLost()) focusButton();
      }),
    [close, focusButton],
  );

  // Back and forward close the panel. Its links close it themselves.
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

  // An error matters only when the visitor opens the panel.
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
            labels={labels}
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
