import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from 'react';
import { loadChunk } from '../hooks/navigation/load-chunk';
import { useLayoutContent } from './use-layout-content';

export interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * A dialog of the header whose code loads when a visitor is about to open it, and the properties of the button that opens
 * it. A note says that it does not load. The next press of the button tries again.
 */
export function useLazyDialog(load: () => Promise<{ default: ComponentType<DialogProps> }>) {
  const { labels } = useLayoutContent();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<DialogProps>>();

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
    setHasFailed(false);
    loadChunk(load).then(
      ({ default: Loaded }) => setDialog(() => Loaded),
      () => setHasFailed(true),
    );
  };
  // An error matters only when the visitor opens the dialog.
  const preload = () => void load().catch(() => undefined);
  const button = {
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
      <p
        role="alert"
        className="fixed end-3 bottom-3 z-1 rounded-small bg-surface px-5 py-3 font-semibold text-ink"
      >
        {labels.partFailed}
      </p>
    )
  );
  return { button, dialog };
}
