import { Bars2Icon } from '@heroicons/react/24/outline';
import { lazy, type RefObject, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { isFocusLost } from '../../hooks/focus';
import { useDismiss } from '../../hooks/use-dismiss';
import { revealAnchor } from '../../hooks/navigation/scroll';
import { IconButton } from '../../ui/controls/icon-button';
import { loadChunk } from '../../hooks/navigation/load-chunk';
import { useLayoutContent } from '../use-layout-content';

// The panel and the dialog library load when a visitor is about to open the panel.
const loadPanel = () => import('./mobile-panel');

// An error matters only when the visitor opens the panel.
const preloadPanel = () => void loadPanel().catch(() => undefined);

/** The page can scroll and receive the focus from the second frame after closing. */
const afterClosing = (task: () => void) => requestAnimationFrame(() => requestAnimationFrame(task));

interface PendingPanelProps {
  opener: RefObject<HTMLElement | null>;
  onCancel: () => void;
}

/** Replaces the panel until its code has loaded: Escape and a press outside close it. */
function PendingPanel({ opener, onCancel }: PendingPanelProps) {
  useDismiss(true, opener, opener, onCancel);
  return null;
}

/** The navigation of narrow screens: a button, and the panel that it opens. */
export function MobileNavigation() {
  const { labels } = useLayoutContent();
  /** Undefined until the first opening, and again if the visitor closes the panel before its code has loaded. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  // One lazy component per mount, so that a retry of a failed header loads the code again.
  const [MobilePanel] = useState(() => lazy(() => loadChunk(loadPanel)));

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
        <Suspense fallback={<PendingPanel opener={button} onCancel={() => setIsOpen(undefined)} />}>
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
