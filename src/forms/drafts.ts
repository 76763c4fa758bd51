type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that visitors fill in: all but the honeypot, which Tab does not reach. No script can fill in a file. */
const draftField = 'form[name] [name]:not([tabindex], [type=hidden], [type=file])';

export const fieldsOf = (form: HTMLFormElement) => Array.from(form.querySelectorAll<Field>(draftField));

/** The property `name` of a form can be its field of that name. */
const keyOf = ({ form, name }: Field): string => `${form?.getAttribute('name')}-${name}`;

/** What the form would send: of radio buttons and checkboxes, the checked one. */
export const textOf = ({ form, name }: Field): string =>
  String(new FormData(form as HTMLFormElement).get(name) ?? '');

export function fillIn(field: Field, text: string): void {
  if (/^(radio|checkbox)$/.test(field.type)) (field as HTMLInputElement).checked = field.value === text;
  else field.value = text;
}

/** Saves the text of a field for the time the tab is open, so that it survives a reload and a visit to another page. */
export function saveDraft(field: Field): void {
  try {
    sessionStorage.setItem(keyOf(field), textOf(field));
  } catch {
    // The visitor blocks storage, or it is full.
  }
}

/** Gives an empty field its saved text. */
export function restoreDraft(field: Field): void {
  try {
    const text = sessionStorage.getItem(keyOf(field));
    if (text && !textOf(field)) fillIn(field, text);
  } catch {
    // The visitor blocks storage.
  }
}

/** Saves the texts of all forms while the visitor types. The visitor may type before React has loaded, if it ever does. */
export const saveWhileTyping = (): void =>
  addEventListener('input', ({ target }) => {
    if ((target as Element).matches(draftField)) saveDraft(target as Field);
  });
