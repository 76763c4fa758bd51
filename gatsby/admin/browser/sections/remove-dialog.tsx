interface RemoveDialogProps {
  title: string;
  onRemove: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks about the last use of a section. */
export const RemoveDialog = ({ title, onRemove, onDelete, onClose }: RemoveDialogProps) => (
  <dialog
    ref={(element) => {
      if (!element?.open) element?.showModal();
    }}
    aria-label="Remove section"
    onClose={onClose}
  >
    <p>
      No other page shows “{title}”. “Remove and delete” deletes it in all languages, and saves this form.
    </p>
    <button type="button" onClick={onRemove}>
      Remove from this page
    </button>
    <button type="button" onClick={onDelete}>
      Remove and delete
    </button>
    <button type="button" onClick={onClose}>
      Keep
    </button>
  </dialog>
);
