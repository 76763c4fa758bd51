import type { FormPlace } from '../../form-places';
import { focusField, waitFor } from '../focus-field';
import { openForm } from '../open-form';

/** How long a form that had to be loaded again may take, in ms. */
const patience = 16_000;

/** The field that was chosen last: it ends the search for another one. */
let latest: FormPlace | undefined;

/** Opens a form in the frame of the forms, and focuses a field of it. */
export async function openField(frame: HTMLIFrameElement, field: FormPlace): Promise<void> {
  latest = field;
  const forms = frame.contentWindow as Window;
  const hasForm = () => frame.contentDocument?.querySelector('[data-key-path]');
  if (forms.location.hash !== field.hash || !hasForm()) {
    await openForm(field.hash, forms);
    if (!(await waitFor(hasForm))) {
      forms.location.reload();
      await waitFor(hasForm, patience);
    }
  }
  await focusField(forms.document, field.keyPath, field.language, () => latest === field);
}
