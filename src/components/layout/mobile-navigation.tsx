import { Bars2Icon } from '@heroicons/react/24/outline';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Navigation } from '../../hooks/use-navigation';
import { labels } from '../labels';

/** The panel and the dialog behind it come with the first sign that somebody is about to open it. */
const loadPanel = () => import('./mobile-panel');
const MobilePanel = lazy(loadPanel);

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

  // The browser's own way to another page; the panel's links close it themselves.
  useEffect(() => {
    if (!isOpen) return;
    const leave = () => setIsOpen(false);
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, [isOpen]);

  const handleOpen = () => {
    const { style, clientWidth } = document.documentElement;
    style.setProperty('--scrollbar', `${window.innerWidth - clientWidth}px`);
    setHasOpened(true);
    setIsOpen(true);
  };

  const handleClose = () => {
    setIsOpen(false);
    // The dialog gives the page back after this frame; only then can the button take the focus.
    requestAnimationFrame(() => requestAnimationFrame(() => button.current?.focus()));
  };

  const warm = () => void loadPanel();

  return (
    <div className="lg:hidden">
      <button
        ref={button}
        type="button"
        className="icon-button"
        aria-label={labels.openMenu}
        aria-haspopup="dialog"
        onClick={handleOpen}
        onPointerEnter={warm}
        onTouchStart={warm}
        onFocus={warm}
      >
        <Bars2Icon aria-hidden="true" className="size-6" />
      </button>
      {hasOpened && (
        <Suspense fallback={null}>
          <MobilePanel
            isOpen={isOpen}
            navigation={navigation}
            onClose={handleClose}
            onLeave={() => setIsOpen(false)}
            onContact={onContact}
          />
        </Suspense>
      )}
    </div>
  );
}
