type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The fields that visitors fill in. All of them are required, the honeypot is not. */
export const fieldsOf = (form: HTMLFormElement) => Array.from(form.querySelectorAll<TextField>('[required]'));

/** The property `name` of a form can be its field of that name. */
const keyOf = ({ form, name }: TextField): string => `${form?.getAttribute('name')}-${name}`;

/** Saves the text of a field for the time the tab is open, so that it survives a reload and a visit to another page. */
export function saveDraft(field: TextField): void {
  try {
    sessionStorage.setItem(keyOf(field), field.value);
  } catch {
    // The visitor blocks storage, or it is full.
  }
}

/** Gives an empty field its saved text. */
export function restoreDraft(field: TextField): void {
  try {
    field.value ||= sessionStorage.getItem(keyOf(field)) || '';
  } catch {
    // The visitor blocks storage.
  }
}

/** Saves the texts of all forms while the visitor types. The visitor may type before React has loaded, if it ever does. */
export const saveWhileTyping = (): void =>
  addEventListener('input', ({ target }) => {
    if ((target as TextField).required) saveDraft(target as TextField);
  });
