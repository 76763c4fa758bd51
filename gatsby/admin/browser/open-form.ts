import { waitFor } from './focus-field';

/**
 * Opens a form from another one. The address alone leaves an empty form at times, so the button that leaves a form comes
 * first: it keeps what has been changed. Sveltia CMS has no interface for that.
 *
 * @param hash such as "#/collections/section-pricing/new"
 * @param forms the window of the forms
 */
export async function openForm(hash: string, forms: Window = window): Promise<void> {
  const find = (selector: string) => forms.document.querySelector<HTMLElement>(selector);
  await waitFor(
    () =>
      !find('.content-editor') ||
      find('.content-editor button.back')?.checkVisibility({ visibilityProperty: true }),
  );
  // Sveltia CMS goes back in the history if the list is there, and the page beside the forms would go back, too.
  forms.history.pushState(forms.history.state, '', forms.location.href);
  find('.content-editor button.back')?.click();
  await waitFor(() => !find('.content-editor'));
  forms.location.hash = hash;
}
