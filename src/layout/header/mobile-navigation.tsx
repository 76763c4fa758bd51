import { Bars2Icon } from '@heroicons/react/24/outline';
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/controls/icon-button';
import { loadChunk } from '../../hooks/navigation/load-chunk';
import { useLayoutContent } from '../use-layout-content';

// The panel loads when a visitor is about to open the panel.
const loadPanel = () => import('./mobile-panel');

// An error matters only when the visitor opens the panel.
const preloadPanel = () => void loadPanel().catch(() => undefined);

/** The navigation of narrow screens: a button, and the panel that it opens. */
export function MobileNavigation() {
  const { labels } = useLayoutContent();
  /** Undefined until the first opening. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  // One lazy component per mount, so that a retry of a failed header loads the code again.
  const [MobilePanel] = useState(() => lazy(() => loadChunk(loadPanel)));

  const handleClose = useCallback(() => setIsOpen(false), []);

  // Back and forward close the panel. Its links close it themselves.
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('popstate', handleClose);
    return () => window.removeEventListener('popstate', handleClose);
  }, [isOpen, handleClose]);

  const handleOpen = () => {
    // Safari does not focus a button that is clicked, and the dialog returns the focus.
    button.current?.focus();
    setIsOpen(true);
  };

  return (
    <div className="lg:group-not-has-data-overflow/header:hidden">
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
          <MobilePanel isOpen={isOpen} opener={button} onClose={handleClose} />
        </Suspense>
      )}
    </div>
  );
}
