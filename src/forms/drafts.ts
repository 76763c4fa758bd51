import { readStored, store } from '../hooks/storage';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// A field hides the property of its form that has its name, so the code of forms calls methods of the prototype. The
// definition of a form excludes the names of other properties that are read here, in use-form.ts and by React.

export const queryForm = <Found extends HTMLElement>(form: HTMLFormElement, selector: string): Found[] => [
  ...(Element.prototype.querySelectorAll.call(form, selector) as NodeListOf<Found>),
];

/** The fields that visitors fill in: all but the honeypot, which Tab does not reach. */
export const formControls = (form: HTMLFormElement): Field[] =>
  queryForm(form, '[name]:not([tabindex], [type=hidden])');

/** The fields that scripts can fill in. */
export const draftFields = (form: HTMLFormElement) =>
  formControls(form).filter(({ type }) => type !== 'file');

/** The key of a draft, and what the form would send: of radio buttons and checkboxes, the checked one. */
const draftOf = ({ form, name }: Field): [key: string, text: string] => [
  `${Element.prototype.getAttribute.call(form, 'name')}-${name}`,
  (new FormData(form as HTMLFormElement).get(name) ?? '') as string,
];

/** Saves the text of a field for the time the tab is open, so that it survives a reload and a visit to another page. */
export const saveDraft = (field: Field): void => store(...draftOf(field), 'sessionStorage');

export function restoreDraft(field: Field): void {
  const [key, text] = draftOf(field);
  const saved = readStored(key, 'sessionStorage');
  if (!saved || text) return;
  if (/^(radio|checkbox)$/.test(field.type)) (field as HTMLInputElement).checked = field.value === saved;
  else {
    field.value = saved;
    // A choice that no option has any more, as in another language: the placeholder is shown again.
    if (field.value !== saved) field.value = '';
  }
}

/** Saves the texts of all forms while the visitor types. The visitor may type before React has loaded, if it ever does. */
export const saveWhileTyping = (): void =>
  addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    if (field.form && !field.files && field.tabIndex >= 0) saveDraft(field);
  });
