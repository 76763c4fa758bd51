import type { FormProblem } from './form-problem';

const nextFrame = () => new Promise((resolve) => setTimeout(resolve, 100));

/** Opens what a field is in, scrolls to it and focuses it. Fields appear when they are in the window. */
export async function goToField({ locale = '', keyPath = '' }: FormProblem): Promise<void> {
  const column = document.querySelector(`[data-mode="edit"][data-locale="${CSS.escape(locale)}"]`);
  const keys = keyPath.split('.');
  for (let length = 1; length <= keys.length; length += 1) {
    const path = keys.slice(0, length).join('.');
    const field = (column ?? document).querySelector(`[data-key-path="${CSS.escape(path)}"]`);
    field?.scrollIntoView({ block: 'center' });
    await nextFrame();
    field?.querySelector<HTMLElement>('[aria-expanded="false"][aria-label="Expand"]')?.click();
    await nextFrame();
    if (length === keys.length)
      field?.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus();
  }
}
