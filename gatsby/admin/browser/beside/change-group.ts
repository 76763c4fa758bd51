import { capitalised } from '../../../../src/content-model/labels';
import type { Change } from '../../changes/change';
import type { FormPlace } from '../../form-places';

function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** A link to a field, or only its name if no form has it. */
export function placeOf(
  place: Partial<FormPlace>,
  label: string,
  open: (place: FormPlace) => void,
): Node | string {
  if (!hasForm(place)) return label;
  const link = make('a', { href: `/__admin/forms/${place.hash}`, target: 'forms', textContent: label });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    open(place);
  });
  return link;
}

const hasForm = (place: Partial<FormPlace>): place is FormPlace => Boolean(place.hash);

/** What differs in a file: a heading, and a line with a button for each field. */
export function changeGroup(
  changes: readonly Change[],
  open: (place: FormPlace) => void,
  undo?: (changes: readonly Change[]) => void,
): HTMLElement {
  const [{ form = '', entry = '', language = '' } = {}] = changes;
  const title = [form, entry].filter(Boolean).join(', ') + (language && ` (${languages.of(language)})`);
  const heading = make('h3', { textContent: title });
  return make(
    'section',
    {},
    heading,
    make('ul', {}, ...changes.map((change) => lineOf(change, title, open, undo))),
  );
}

function lineOf(
  change: Change,
  title: string,
  open: (place: FormPlace) => void,
  undo?: (changes: readonly Change[]) => void,
): HTMLElement {
  // What has no label is the whole file.
  const label = change.label || capitalised(change.kind);
  const button = make('button', { type: 'button', ariaLabel: `Undo: ${title}, ${label}` }, 'Undo');
  button.addEventListener('click', () => undo?.([change]));
  return make(
    'li',
    {},
    make('p', {}, placeOf(change, label, open), ...words(change), leftOver(change)),
    ...(undo ? [button] : []),
  );
}

/** " (not in German) (the old one is still in: Text, Terms)": what is left to do. */
const leftOver = ({ behind, stillIn }: Change): string =>
  [
    behind.length > 0 && ` (not in ${behind.map((code) => languages.of(code)).join(', ')})`,
    stillIn.length > 0 && ` (the old one is still in: ${stillIn.join('; ')})`,
  ]
    .filter(Boolean)
    .join('');

function words({ label, kind, before, after }: Change): (Node | string)[] {
  if (!label) return [];
  const [removed, added] = [make('del', { textContent: before }), make('ins', { textContent: after })];
  const nothing = make('i', { textContent: 'nothing' });
  if (kind === 'moved') return [': in another order'];
  if (kind === 'changed') return [': ', before ? removed : nothing, ' → ', after ? added : nothing];
  return [`: ${kind} `, kind === 'added' ? added : removed];
}
