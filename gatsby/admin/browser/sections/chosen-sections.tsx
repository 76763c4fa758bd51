import { FormLink } from './form-link';
import { KindPicture } from './kind-picture';

export interface ShownSection {
  name: string;
  title: string;
  kind: string;
  /** Its kind, and the pages that show it. */
  text: string;
}

interface ChosenSectionsProps {
  sections: readonly ShownSection[];
  onChange: (names: readonly string[]) => void;
  onRemove: (name: string) => void;
}

/** A button loses the focus when its row moves. */
const focusLater = (element?: Element | null) => setTimeout(() => (element as HTMLElement | null)?.focus());

export const ChosenSections = ({ sections, onChange, onRemove }: ChosenSectionsProps) => {
  const names = sections.map(({ name }) => name);
  const move = (from: number, to: number, button: Element) => {
    if (to >= 0 && to < names.length) onChange(names.toSpliced(from, 1).toSpliced(to, 0, names[from] ?? ''));
    focusLater(button);
  };
  const remove = (name: string, button: Element) => {
    const row = button.closest('li');
    focusLater((row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button'));
    onRemove(name);
  };
  return (
    <ol>
      {sections.map(({ name, title, kind, text }, index) => (
        <li key={name}>
          <KindPicture kind={kind} />
          <span>
            <b>{title}</b>
            {text}
          </span>
          {kind && (
            <FormLink hash={`#/collections/section-${kind}/entries/${name}`} label={`Edit: ${title}`}>
              Edit
            </FormLink>
          )}
          {[
            { sign: '↑', label: 'Move up', act: (button: Element) => move(index, index - 1, button) },
            { sign: '↓', label: 'Move down', act: (button: Element) => move(index, index + 1, button) },
            { sign: '×', label: 'Remove from this page', act: (button: Element) => remove(name, button) },
          ].map(({ sign, label, act }) => (
            <button
              key={sign}
              type="button"
              title={label}
              aria-label={`${label}: ${title}`}
              onClick={({ currentTarget }) => act(currentTarget)}
            >
              {sign}
            </button>
          ))}
        </li>
      ))}
    </ol>
  );
};
