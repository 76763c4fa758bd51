import { Bars2Icon } from '@heroicons/react/24/outline';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isFocusLost } from '../../hooks/focus';
import { revealAnchor } from '../../hooks/navigation/route-scroll';
import { IconButton } from '../../ui/controls/icon-button';
import { loadChunk } from '../../hooks/navigation/load-chunk';
import { useLayoutContent } from '../use-layout-content';

// The panel and the dialog library load when a visitor is about to open the panel.
const loadPanel = () => import('./mobile-panel');

// An error matters only when the visitor opens the panel.
const preloadPanel = () => void loadPanel().catch(() => undefined);

/** How long a press of the button waits for the panel, in ms. Then the header shows a note and a retry button. */
const PANEL_TIMEOUT_MS = 5000;

const loadPanelInTime = () =>
  Promise.race([
    loadChunk(loadPanel),
    new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error('Loading the chunk timed out')), PANEL_TIMEOUT_MS),
    ),
  ]);

/** The page can scroll and receive the focus from the second frame after closing. */
const afterClosing = (task: () => void) => requestAnimationFrame(() => requestAnimationFrame(task));

/** The navigation of narrow screens: a button, and the panel that it opens. */
export function MobileNavigation() {
  const { labels } = useLayoutContent();
  /** Undefined until the first opening. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  // One lazy component per mount, so that a retry of a failed header loads the code again.
  const [MobilePanel] = useState(() => lazy(loadPanelInTime));

  const handleClose = () => {
    setIsOpen(false);
    afterClosing(() => button.current?.focus());
  };

  // The router moves the focus if the page changes.
  const handleLeave = useCallback(() => {
    setIsOpen(false);
    afterClosing(() => isFocusLost() && button.current?.focus());
  }, []);

  // Back and forward close the panel. Its links close it themselves.
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('popstate', handleLeave);
    return () => window.removeEventListener('popstate', handleLeave);
  }, [isOpen, handleLeave]);

  const handleOpen = () => {
    const { style, clientWidth } = document.documentElement;
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
    setIsOpen(true);
  };

  return (
    <div className="mobile-navigation">
      <IconButton
        ref={button}
        label={labels.openMenu}
        aria-haspopup="dialog"
        onClick={handleOpen}
        onPointerEnter={preloadPanel}
        onTouchStart={preloadPanel}
        onFocus={preloadPanel}
      >
        <Bars2Icon aria-hidden="true" className="size-6" />
      </IconButton>
      {isOpen !== undefined && (
        <Suspense>
          <MobilePanel
            isOpen={isOpen}
            opener={button}
            onClose={handleClose}
            onLeave={handleLeave}
            onContact={() => {
              setIsOpen(false);
              afterClosing(() => revealAnchor('#footer'));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
