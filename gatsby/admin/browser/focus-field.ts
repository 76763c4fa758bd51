/** How long a part of a form may take to appear, in ms. */
const patience = 8000;

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export async function waitFor<Found>(
  find: () => Found | null | undefined,
  time = patience,
): Promise<Found | undefined> {
  const end = Date.now() + time;
  for (;;) {
    const found = find();
    if (found) return found;
    if (Date.now() > end) return undefined;
    await pause(50);
  }
}

/**
 * Expands the entries of lists that have a field, and focuses it.
 *
 * Sveltia CMS has no interface for that: this depends on the structure of its document, which
 * e2e/editing/every-field.spec.ts tests.
 *
 * @param keyPath such as "plans.1.price"
 * @param language of the field, or the locale of the page
 * @param isWanted whether to go on
 */
export async function focusField(
  forms: Document,
  keyPath: string,
  language: string,
  isWanted = () => true,
): Promise<void> {
  const pane = () =>
    paneOf(forms, language) ?? forms.querySelector<HTMLElement>('[data-locale]') ?? forms.body;
  if (!paneOf(forms, language)) {
    // A narrow form has one language at a time.
    forms.querySelector<HTMLElement>('[role="combobox"][aria-label="Switch Locale"]')?.click();
    const choices = () => [...forms.querySelectorAll<HTMLButtonElement>('button[role="option"]')];
    (await waitFor(() => choices().find(({ value }) => isOf(language, value)), 1000))?.click();
    await waitFor(() => paneOf(forms, language), 1000);
  }
  // A form sets its values again after it appears, and then it has other elements.
  for (let attempt = 0; attempt < 10 && isWanted(); attempt += 1) {
    const target = await findTarget(pane, keyPath);
    target?.scrollIntoView({ block: 'center' });
    // The control of a field appears after its buttons.
    await waitFor(() => target?.querySelector(controls), 1000);
    focusIn(target);
    await pause(300);
    const isFocused = target?.contains(forms.activeElement);
    // A field without a control of its own keeps the focus on a button.
    if (isFocused && (forms.activeElement?.matches(controls) || attempt >= 3)) return;
  }
}

/** @param language of the field, or the locale of the page */
const isOf = (language: string, code = '') => `${language}-`.startsWith(`${code}-`);

const paneOf = (forms: Document, language: string) =>
  [...forms.querySelectorAll<HTMLElement>('[data-locale]')].find(({ dataset }) =>
    isOf(language, dataset.locale),
  );

const controls = 'input, textarea, [contenteditable="true"]';

/** Focuses the control of a field. The one of a file is hidden, and has buttons. */
function focusIn(target?: HTMLElement): void {
  for (const selector of [controls, '.field-wrapper button', 'button'])
    for (const element of target?.querySelectorAll<HTMLElement>(selector) ?? []) {
      element.focus();
      if (element.ownerDocument.activeElement === element) return;
    }
}

/** Expands what is around a field, and finds the nearest part of the form to it. */
async function findTarget(pane: () => HTMLElement, fieldPath: string): Promise<HTMLElement | undefined> {
  let target: HTMLElement | undefined;
  let path = '';
  for (const key of fieldPath.split('.')) {
    path = path ? `${path}.${key}` : key;
    const outer = target;
    const next = /^\d+$/.test(key)
      ? () => entriesOf(outer)[Number(key)]
      : () => pane().querySelector<HTMLElement>(`[data-key-path="${path}"]`);
    target = next() ?? (await findBelow(outer ?? pane(), next));
    if (!target) return outer;
    expand(target);
  }
  return target;
}

/** Scrolls through a part of a form until it has something. Sveltia CMS renders only fields that are near the window. */
async function findBelow<Found>(
  part: HTMLElement,
  find: () => Found | null | undefined,
): Promise<Found | undefined> {
  part.scrollIntoView({ block: 'start' });
  for (let step = 0; step < 40; step += 1) {
    const found = await waitFor(find, 150);
    if (found) return found;
    const scroller = scrollerOf(part.querySelector<HTMLElement>('[data-key-path]') ?? part);
    const { scrollTop } = scroller;
    scroller.scrollBy(0, scroller.clientHeight / 2);
    if (step > 2 && scroller.scrollTop === scrollTop) return undefined;
  }
  return undefined;
}

function scrollerOf(part: HTMLElement): HTMLElement {
  const parent = part.parentElement;
  return !parent || (part.scrollHeight > part.clientHeight && getComputedStyle(part).overflowY === 'auto')
    ? part
    : scrollerOf(parent);
}

function expand(target: HTMLElement): void {
  [...target.querySelectorAll<HTMLButtonElement>('button[aria-expanded="false"]')]
    .find((button) => button.ariaLabel === 'Expand' && ownerOf(button) === ownerOf(target))
    ?.click();
}

const ownerOf = (element?: Element | null) => element?.closest('[data-key-path]');

/** The entries of a list: groups, or a control each. */
const entriesOf = (list?: HTMLElement): HTMLElement[] =>
  [...(list?.querySelectorAll<HTMLElement>('.item') ?? [])].filter((item) => ownerOf(item) === list);
