import { focusField, waitFor } from '../focus-field';
import type { FormPlace } from '../../form-places';

/** The field that was chosen last: it ends the search for another one. */
let latest: FormPlace | undefined;

/** Opens a form in the frame of the forms, and focuses a field of it. */
export async function openField(frame: HTMLIFrameElement, field: FormPlace): Promise<void> {
  latest = field;
  const forms = () => frame.contentDocument as Document;
  const { hash } = field;
  const find = <Type extends HTMLElement>(selector: string) => forms().querySelector<Type>(selector);
  const location = () => (frame.contentWindow as Window).location;

  if (location().hash !== hash || !find('[data-key-path]')) {
    // Its own button keeps what has been changed in a form.
    find<HTMLButtonElement>('.content-editor button.back')?.click();
    await waitFor(() => !find('.content-editor'));
    location().hash = hash;
    if (!(await waitFor(() => find('[data-key-path]')))) {
      location().reload();
      await waitFor(() => find('[data-key-path]'), 16_000);
    }
  }

  await focusField(forms(), field.keyPath, field.language, () => latest === field);
}
