import type { FormName } from './delivery';

/** The fields that visitors fill in. All of them are required, the honeypot is not. */
export const fieldsOf = (form: HTMLFormElement) =>
  Array.from(form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[required]'));

/**
 * Saves the texts of a form for the time the tab is open, so that they survive a reload and a visit to another page.
 *
 * @param isRestoring whether empty fields get their saved text before
 */
export function saveDraft(name: FormName, form: HTMLFormElement, isRestoring?: boolean): void {
  try {
    for (const field of fieldsOf(form)) {
      const key = `${name}-${field.name}`;
      if (isRestoring) field.value ||= sessionStorage.getItem(key) || '';
      sessionStorage.setItem(key, field.value);
    }
  } catch {
    // The visitor blocks storage, or it is full.
  }
}
