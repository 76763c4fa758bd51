import { type ComponentType, type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { loadChunk } from '../hooks/navigation/load-chunk';
import { readStored, store } from '../hooks/storage';
import * as styles from './layout.module.css';
import { useLayoutContent } from './use-layout-content';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Key in `sessionStorage` of the dialog that opens after the page is reloaded for its code. */
const storageKey = 'dialog';

/**
 * A dialog of the header whose code loads when a visitor is about to open it, and the properties of the button that opens
 * it. If the page has to be reloaded for the code, the dialog opens then. A note says that it does not load. The next
 * press of the button tries again.
 */
export function useLazyDialog(name: string, load: () => Promise<{ default: ComponentType<DialogProps> }>) {
  const { labels } = useLayoutContent();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();
  const ref = useRef<HTMLButtonElement>(null);

  const onClose = useCallback(() => setIsOpen(false), []);

  // Back and forward close the dialog. Its links close it themselves.
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [isOpen, onClose]);

  // After each rendering, because static HTML may have a link in place of the button.
  useEffect(() => {
    if (!ref.current || readStored(storageKey, 'sessionStorage') !== name) return;
    store(storageKey, '', 'sessionStorage');
    ref.current.click();
  });

  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari does not focus a button that is clicked, and the dialog returns the focus.
    currentTarget.focus();
    setIsOpen(true);
    setHasFailed(false);
    loadChunk(load, () => store(storageKey, name, 'sessionStorage')).then(
      ({ default: Loaded }) => setDialog(() => Loaded),
      () => setHasFailed(true),
    );
  };
  // An error matters only when the visitor opens the dialog.
  const preload = () => void load().catch(() => undefined);
  const button = {
    ref,
    'aria-haspopup': 'dialog',
    onClick,
    onPointerEnter: preload,
    onFocus: preload,
    onBlur: () => setHasFailed(false),
  } as const;
  const dialog = Dialog ? (
    <Dialog isOpen={isOpen} onClose={onClose} />
  ) : (
    hasFailed && (
      <p role="alert" className={styles.alert}>
        {labels.partFailed}
      </p>
    )
  );
  return { button, dialog };
}
