import { readStored, store } from '../hooks/storage';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that visitors fill in: all but the honeypot, which Tab does not reach. */
export const fieldsOf = (form: HTMLFormElement) =>
  Array.from(form.querySelectorAll<Field>('[name]:not([tabindex], [type=hidden])'));

/** The fields that scripts can fill in. */
export const draftFieldsOf = (form: HTMLFormElement) => fieldsOf(form).filter(({ type }) => type !== 'file');

/**
 * The key of a draft, and what the form would send: of radio buttons and checkboxes, the checked one. The property `name`
 * of a form can be its field of that name.
 */
const draftOf = ({ form, name }: Field): [key: string, text: string] => [
  `${form?.getAttribute('name')}-${name}`,
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
