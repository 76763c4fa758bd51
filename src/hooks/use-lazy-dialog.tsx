import { type ComponentType, lazy, type MouseEvent, Suspense, useCallback, useEffect, useState } from 'react';
import { loadChunk } from './navigation/load-chunk';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * A dialog whose code loads when a visitor is about to open it.
 *
 * @param load imports the dialog
 * @param props what the dialog gets in addition
 * @returns the dialog, and the properties of the button that opens it
 */
export function useLazyDialog<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props & DialogProps> }>,
  props: Props,
) {
  /** Undefined until the first opening. */
  const [isOpen, setIsOpen] = useState<boolean>();
  // One lazy component per mount, so that a retry of a failed header loads the code again.
  const [Dialog] = useState(() => lazy(() => loadChunk(load)));

  const onClose = useCallback(() => setIsOpen(false), []);

  // Back and forward close the dialog. Its links close it themselves.
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('popstate', onClose);
    return () => window.removeEventListener('popstate', onClose);
  }, [isOpen, onClose]);

  const onClick = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // Safari does not focus a button that is clicked, and the dialog returns the focus.
    currentTarget.focus();
    setIsOpen(true);
  };
  // An error matters only when the visitor opens the dialog.
  const preload = () => void load().catch(() => undefined);

  const button = {
    'aria-haspopup': 'dialog',
    onClick,
    onPointerEnter: preload,
    onTouchStart: preload,
    onFocus: preload,
  } as const;
  const dialog = isOpen !== undefined && (
    <Suspense>
      <Dialog {...props} isOpen={isOpen} onClose={onClose} />
    </Suspense>
  );
  return { button, dialog };
}
