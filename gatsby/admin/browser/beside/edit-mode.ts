import type { FormPlace } from '../../form-places';

/** The place of a text in the content, as a page of development has it: see gatsby/develop/remove-marks.ts. */
const placeAttribute = 'data-field';

const style = `
  [data-editable] { outline: 2px dashed #3d7bff; outline-offset: 2px; cursor: pointer; }
  img[data-editable] { outline-offset: -6px; }
  [data-editable]:hover, [data-editable]:focus-visible { outline: 3px solid #3d7bff; }
  #field-label { position: fixed; z-index: 2147483647; padding: 4px 8px; background: #2259c9; color: #fff;
    font: 14px/1.4 system-ui; pointer-events: none; }
  #field-label:empty { display: none; }`;

/** Texts have their places. The others are found by what they show. */
const candidates = `[${placeAttribute}], img, time, a[href^='mailto:'], a[href^='tel:']`;

/** The files of the texts around an element, the nearest first. */
function filesAround(element: Element): string[] {
  const files = new Set<string>();
  for (let parent: Element | null = element; parent && files.size < 8; parent = parent.parentElement)
    for (const marked of parent.querySelectorAll(`[${placeAttribute}]`))
      files.add(marked.getAttribute(placeAttribute)?.split('|')[0] ?? '');
  return [...files];
}

const valueOf = (element: Element): string =>
  element instanceof (element.ownerDocument.defaultView as unknown as typeof globalThis).HTMLImageElement
    ? decodeURIComponent(new URL(element.currentSrc || element.src, element.baseURI).pathname)
    : (element.getAttribute('datetime')?.slice(0, 10) ?? element.textContent);

interface PlaceEvent {
  target: Element;
  /** In px. Events of the keyboard have no point. */
  clientX?: number;
  clientY?: number;
}

function placeOf(event: Event): PlaceEvent {
  const { clientX, clientY } = event as MouseEvent;
  return { target: event.target as Element, clientX, clientY };
}

async function findField(element: Element): Promise<FormPlace | undefined> {
  const [file, path, language = ''] = element.getAttribute(placeAttribute)?.split('|') ?? [];
  const query: Record<string, string> = {
    ...(file && path ? { file, path } : { value: valueOf(element), files: filesAround(element).join('|') }),
    language: language || element.ownerDocument.documentElement.lang,
  };
  const response = await fetch(`/__admin/field?${String(new URLSearchParams(query))}`);
  return ((await response.json()) as FormPlace | null) ?? undefined;
}

/** Outlines what can be edited on a page. A click, or Enter, opens the form of a field in place of what the page does. */
export class EditMode {
  private readonly controller = new AbortController();
  private readonly style: HTMLStyleElement;
  private readonly label: HTMLElement;
  private readonly observer = new MutationObserver(() => this.markElements());
  private labelled: Element | null = null;
  private readonly fields = new WeakMap<Element, Promise<FormPlace | undefined>>();

  constructor(
    private readonly page: Document,
    private readonly open: (field: FormPlace) => void,
  ) {
    this.style = page.head.appendChild(Object.assign(page.createElement('style'), { textContent: style }));
    this.label = page.body.appendChild(Object.assign(page.createElement('div'), { id: 'field-label' }));
    this.label.role = 'status';
    this.markElements();
    this.observer.observe(page.body, { subtree: true, childList: true, attributeFilter: [placeAttribute] });
    const options = { capture: true, signal: this.controller.signal };
    page.addEventListener('click', (event) => this.handleClick(event), options);
    page.addEventListener('keydown', (event) => event.key === 'Enter' && this.handleClick(event), options);
    for (const type of ['pointerover', 'focusin'])
      page.addEventListener(type, (event) => void this.showLabel(placeOf(event)), options);
    // The pointer goes to the forms.
    page.documentElement.addEventListener('pointerleave', () => this.hideLabel(), options);
  }

  end(): void {
    this.controller.abort();
    this.observer.disconnect();
    this.style.remove();
    this.label.remove();
    for (const element of this.page.querySelectorAll('[data-editable]')) {
      if (element.getAttribute('data-editable') === 'focusable') element.removeAttribute('tabindex');
      element.removeAttribute('data-editable');
    }
  }

  private markElements(): void {
    for (const element of this.page.body.querySelectorAll<HTMLElement>(candidates)) {
      if (element.hasAttribute('data-editable')) continue;
      const isFocusable = element.tabIndex >= 0 || element.closest('a, button') !== null;
      element.setAttribute('data-editable', isFocusable ? '' : 'focusable');
      if (!isFocusable) element.tabIndex = 0;
    }
  }

  private fieldOf(element: Element): Promise<FormPlace | undefined> {
    const known = this.fields.get(element) ?? findField(element);
    this.fields.set(element, known);
    return known;
  }

  /** The element that can be edited at a place: a link has the text in it, and a picture can be below other elements. */
  private editableAt({ target, ...event }: PlaceEvent): Element | null {
    const { clientX = -1, clientY = -1 } = event;
    const below = this.page.elementsFromPoint(clientX, clientY);
    return (
      target.closest('[data-editable]') ??
      below.find((element) => element.matches('[data-editable]')) ??
      target.querySelector('[data-editable]')
    );
  }

  private handleClick(event: Event): void {
    const element = this.editableAt(placeOf(event));
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    void this.fieldOf(element).then((field) => field && this.open(field));
  }

  private hideLabel(): void {
    this.labelled = null;
    this.label.textContent = '';
  }

  private async showLabel(place: PlaceEvent): Promise<void> {
    const element = this.editableAt(place);
    this.hideLabel();
    this.labelled = element;
    const field = element && (await this.fieldOf(element));
    // Meanwhile the pointer can be elsewhere.
    if (!element || !field || this.labelled !== element) return;
    const { left, top } = element.getBoundingClientRect();
    this.label.textContent = field.label;
    Object.assign(this.label.style, { left: `${Math.max(0, left)}px`, top: `${Math.max(0, top - 30)}px` });
  }
}
