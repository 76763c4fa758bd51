import type { Answer, Change, ChangeList } from '../../changes/change';
import type { FormPlace } from '../../form-places';
import { openForm } from '../open-form';
import { changeGroup, placeOf } from './change-group';
import { openField } from './open-field';

/** How often the panel asks for changes, in ms. */
const interval = 5000;

const element = <Type extends HTMLElement>(id: string) => document.getElementById(id) as Type;

/** Lists what differs from the last published state, with buttons that undo and publish it. */
export function showChanges(forms: HTMLIFrameElement): void {
  const [panel, list, answer] = ['changes', 'list', 'answer'].map((id) => element(id)) as [
    ...[HTMLElement, HTMLElement, HTMLElement],
  ];
  const publish = element<HTMLFormElement>('publish');
  const sentence = element<HTMLInputElement>('sentence');
  let shown = '';
  let changes: readonly Change[] = [];
  let version = '';

  const open = (place: FormPlace) => {
    panel.hidePopover();
    void openField(forms, place);
  };

  function show(answered: ChangeList): void {
    ({ changes, version } = answered);
    const { isGit, isWritable, commits } = answered;
    element('count').textContent = String(changes.length);
    element('compared').textContent = comparison(answered);
    const files = [...new Set(changes.map(({ file }) => file))];
    const undo = isWritable ? undoChanges : undefined;
    const groups = files.map((name) => changes.filter(({ file }) => file === name));
    list.replaceChildren(...groups.map((own) => changeGroup(own, open, undo)));
    element('undo-all').hidden = !isWritable || changes.length === 0;
    publish.hidden = !isWritable || !isGit || changes.length + commits === 0;
    sentence.required = changes.length > 0 && commits === 0;
  }

  async function update(): Promise<void> {
    const response = await fetch('/__admin/changes').catch(() => undefined);
    const text = response?.ok ? await response.text() : shown;
    // What is focused stays, as long as nothing changes.
    if (text !== shown) show(JSON.parse(text) as ChangeList);
    shown = text;
  }

  function say({ isDone, message, problems = [] }: Answer): void {
    const items = problems.map((problem) => {
      const item = document.createElement('li');
      item.append(placeOf(problem, problem.place, open), `: ${problem.message}`);
      return item;
    });
    const details = document.createElement('ul');
    details.append(...items);
    answer.toggleAttribute('data-failed', !isDone);
    answer.replaceChildren(message, ...(items.length > 0 ? [details] : []));
  }

  /** Sends JSON, and shows what the server says and what has changed since. */
  async function send(action: string, body: object): Promise<boolean> {
    panel.inert = true;
    answer.removeAttribute('data-failed');
    answer.textContent = 'A moment …';
    const response = await fetch(`/__admin/changes/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    const refused = {
      isDone: false,
      message: 'The development server does not answer. Nothing has changed.',
    };
    const said = response?.ok ? ((await response.json()) as Answer) : refused;
    await update();
    say(said);
    panel.inert = false;
    panel.focus();
    return said.isDone;
  }

  async function undoChanges(chosen: readonly Change[]): Promise<void> {
    const isLost = chosen.length > 1 || chosen.some(({ kind }) => kind === 'added');
    const question = `Undo ${chosen.length === 1 ? 'this change' : `${chosen.length} changes`}? What is not published is lost.`;
    if (isLost && !confirm(question)) return;
    if (!(await send('undo', { ids: chosen.map(({ id }) => id) }))) return;
    // The forms have what they have read. An open one leads to the list of its entries.
    const window = forms.contentWindow as Window;
    await openForm(window.location.hash.replace(/\/(?:entries|new)\b.*$/, ''), window);
    window.location.reload();
  }

  element('undo-all').addEventListener('click', () => void undoChanges(changes));
  publish.addEventListener('submit', (event) => {
    event.preventDefault();
    void send('publish', { version, sentence: sentence.value }).then((isDone) => {
      if (isDone) publish.reset();
    });
  });
  // Forms take the focus when they load. It comes back, so that Escape closes the panel.
  addEventListener('blur', () => {
    setTimeout(() => {
      const isInFrame = document.activeElement instanceof HTMLIFrameElement;
      if (isInFrame && panel.matches(':popover-open')) panel.focus();
    });
  });
  // Otherwise a click in a frame would not close the panel.
  panel.addEventListener('beforetoggle', ({ newState }) => {
    for (const frame of document.querySelectorAll('iframe')) frame.inert = newState === 'open';
  });
  panel.addEventListener('toggle', ({ newState }) => {
    if (newState === 'open') void update().then(() => panel.focus());
    else answer.replaceChildren();
  });

  const watch = () =>
    void (document.hidden ? Promise.resolve() : update()).finally(() => setTimeout(watch, interval));
  watch();
}

function comparison({ changes, commits, isGit, isWritable }: ChangeList): string {
  const since = isGit
    ? 'the last publication'
    : 'you opened the forms, because there is no Git repository with a commit';
  const first = changes.length > 0 ? `Since ${since}:` : `Nothing has changed since ${since}.`;
  const earlier = commits === 1 ? 'one commit' : `${commits} commits`;
  return [
    first,
    commits > 0 && `“Publish” also sends ${earlier} of this computer.`,
    !isWritable && '“Undo” and “Publish” are off.',
  ]
    .filter(Boolean)
    .join(' ');
}
