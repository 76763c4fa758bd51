import { Bars2Icon } from '@heroicons/react/24/outline';
import { useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/controls/icon-button';
import { useLayoutContent } from '../use-layout-content';
import { MobilePanel } from './mobile-panel';

/** The navigation of narrow screens: a button, and the panel that it opens. */
export function MobileNavigation() {
  const { labels } = useLayoutContent();
  /** Undefined until the first opening, which renders the panel. */
  const [isOpen, setIsOpen] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const handleClose = useCallback(() => setIsOpen(false), []);

  useEffect(() => {
    const { current: opener } = button;
    if (!isOpen || !opener) return;
    // Back and forward close the panel. Its links close it themselves.
    window.addEventListener('popstate', handleClose);
    // The button disappears when the window has grown so that the header shows its own navigation.
    const observer = new ResizeObserver(() => opener.offsetWidth === 0 && handleClose());
    observer.observe(opener);
    return () => {
      window.removeEventListener('popstate', handleClose);
      observer.disconnect();
    };
  }, [isOpen, handleClose]);

  const handleOpen = () => {
    // Safari does not focus a button that is clicked, and the dialog returns the focus.
    button.current?.focus();
    setIsOpen(true);
  };

  return (
    <div className="lg:group-not-has-data-overflow/header:hidden">
      <IconButton ref={button} label={labels.openMenu} aria-haspopup="dialog" onClick={handleOpen}>
        <Bars2Icon aria-hidden="true" className="size-6" />
      </IconButton>
      {isOpen !== undefined && <MobilePanel isOpen={isOpen} onClose={handleClose} />}
    </div>
  );
}
