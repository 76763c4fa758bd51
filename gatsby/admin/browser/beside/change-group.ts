import { capitalised } from '../../../../src/content-model/labels';
import type { Change } from '../../changes/change';

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

/** What differs in a file: a heading, and a line with a button for each field. */
export function changeGroup(
  changes: readonly Change[],
  open: (change: Change) => void,
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
  open: (change: Change) => void,
  undo?: (changes: readonly Change[]) => void,
): HTMLElement {
  const { hash, kind } = change;
  // What has no label is the whole file.
  const label = change.label || capitalised(kind);
  const link = make('a', { href: `/__admin/forms/${hash}`, target: 'forms', textContent: label });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    open(change);
  });
  const button = make('button', { type: 'button', ariaLabel: `Undo: ${title}, ${label}` }, 'Undo');
  button.addEventListener('click', () => undo?.([change]));
  return make(
    'li',
    {},
    make('p', {}, hash ? link : label, ...words(change), leftOver(change)),
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
