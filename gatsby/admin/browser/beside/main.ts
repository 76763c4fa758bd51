import { showChanges } from './changes';
import { EditMode } from './edit-mode';
import { followForm } from './follow-form';
import { openField } from './open-field';

const element = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type;

const forms = element<HTMLIFrameElement>('forms');
const site = element<HTMLIFrameElement>('site');
const button = element<HTMLButtonElement>('edit');

let mode: EditMode | undefined;

function setEditing(isEditing: boolean): void {
  button.setAttribute('aria-pressed', String(isEditing));
  mode?.end();
  const page = site.contentDocument;
  mode = isEditing && page ? new EditMode(page, (field) => openField(forms, field)) : undefined;
}

const isEditing = (): boolean => button.getAttribute('aria-pressed') === 'true';

followForm(forms, site, element('start'), isEditing);

showChanges(forms);

button.addEventListener('click', () => setEditing(!isEditing()));

// A page of the frame that loads again is another document.
let watched: Document | null = null;

function watchPage(): void {
  const page = site.contentDocument;
  if (page && page !== watched && page.body) {
    watched = page;
    if (isEditing()) setEditing(true);
  }
  requestAnimationFrame(watchPage);
}
watchPage();
