import type { FormProblem } from './form-problem';

/** What is opened appears by degrees, and what is outside of the window later. In ms. */
const step = 50;
const longest = 1000;

async function waitFor<Found>(find: () => Found | null | undefined): Promise<Found | undefined> {
  for (let time = 0; time < longest; time += step) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, step));
  }
  return undefined;
}

/** Opens a list, or one of its entries. */
function expand(list: Element, end: string): void {
  const buttons = list.querySelectorAll<HTMLElement>(
    `[aria-expanded="false"][aria-controls$="-item-${end}"]`,
  );
  // Lists in it have entries, too.
  [...buttons].find((button) => button.closest('[data-key-path]') === list)?.click();
}

/** Opens what a field is in, scrolls to it and focuses it. */
export async function goToField({ locale = '', keyPath = '' }: FormProblem): Promise<void> {
  const column = document.querySelector(`[data-mode="edit"][data-locale="${CSS.escape(locale)}"]`);
  const keys = keyPath.split('.');
  let field: Element | undefined;
  for (const [index, key] of keys.entries()) {
    if (field && /^\d+$/.test(key)) expand(field, `${key}-body`);
    const path = CSS.escape(keys.slice(0, index + 1).join('.'));
    const next = () => (column ?? document).querySelector(`[data-key-path="${path}"]`);
    // The entry of a list of groups, and what is inside a text, is no field.
    const found = /^\d+$/.test(key) ? next() : await waitFor(next);
    if (!found) continue;
    field = found;
    field.scrollIntoView({ block: 'center' });
    expand(field, 'list');
  }
  field?.querySelector<HTMLElement>('input, textarea, [contenteditable]')?.focus();
}
