import { type ComponentProps, type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';

interface ModalProps extends ComponentProps<'dialog'> {
  label: string;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Moves from the last element to the first one. By default, Tab leads from there to the controls of the browser, and an
 * Escape that ends a word of an input method also closes the dialog.
 */
function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key === 'Escape' && event.nativeEvent.isComposing) event.preventDefault();
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, input')].filter(
    (element) => element.getClientRects().length > 0,
  );
  if (event.shiftKey) stops.reverse();
  if (document.activeElement !== stops.at(-1)) return;
  event.preventDefault();
  stops[0]?.focus();
}

/**
 * A modal dialog of links and buttons. The browser makes the page inert, closes the dialog on Escape, and returns the
 * focus.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Modal({ label, isOpen, onClose, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    if (!isOpen) return dialog.current?.close();
    const root = document.documentElement;
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    root.dataset.modal = '';
    dialog.current?.showModal();
    return () => void delete root.dataset.modal;
  }, [isOpen]);

  // Browsers fire the event later, when the dialog may be open again.
  const handleClose = ({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
    if (!currentTarget.open) onClose();
  };

  return (
    <dialog
      {...rest}
      onKeyDownCapture={handleKeyDown}
      ref={dialog}
      aria-label={label}
      onClose={handleClose}
    />
  );
}

/** A modal dialog outside of the header, whose styles do not apply to it. Its links close it, and a press on the backdrop. */
export function HeaderModal(props: ModalProps) {
  // The backdrop is part of the dialog. Its children cover the rest.
  const handleClick = ({ target, currentTarget }: SyntheticEvent) =>
    (target === currentTarget || (target as Element).closest('a')) && props.onClose();
  return createPortal(<Modal {...props} onClick={handleClick} />, document.body);
}
