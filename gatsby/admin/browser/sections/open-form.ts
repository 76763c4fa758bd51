import { waitFor } from '../focus-field';

/**
 * Opens a form from another one. The address alone leaves an empty form at times, so the button that leaves a form comes
 * first. Sveltia CMS has no interface for that.
 *
 * @param hash such as "#/collections/section-pricing/new"
 */
export async function openForm(hash: string): Promise<void> {
  const editor = () => document.querySelector('.content-editor');
  editor()?.querySelector<HTMLElement>('button.back')?.click();
  await waitFor(() => !editor());
  location.hash = hash;
}
