import type { ApiEntry, CustomFieldControlProps } from '@sveltia/cms';
import type { FormProblem, UnsavedEntry } from './form-problem';

type Entry = NonNullable<CustomFieldControlProps['entry']>;

/** How long a form must not change before it is checked, in ms. Meanwhile its last change is rendered. */
const quietTime = 300;

const waiting: (() => void)[] = [];
let timer = 0;

/** All fields ask after every change of one. They go on together. */
export const untilQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      for (const goOn of waiting.splice(0)) goOn();
    }, quietTime);
  });

/** @param locale the language of `data` */
export function toUnsaved(entry: Entry, locale: string): UnsavedEntry {
  const { collection, slug, data, i18n } = entry.toJS() as ApiEntry;
  const others = Object.entries(i18n).map(
    ([code, other]) => [code, (other as { data: object }).data] as const,
  );
  // In the same order for the columns of all languages.
  const values = [[locale, data] as const, ...others].sort(([one], [other]) => (one < other ? -1 : 1));
  return { collection, slug, values: Object.fromEntries(values) as UnsavedEntry['values'] };
}

/** Leaves out what Sveltia CMS adds to an unsaved entry of a list. */
export const withoutOwnKeys = (key: string, value: unknown): unknown =>
  key.startsWith('__sc_') ? undefined : value;

const asked = new Map<string, Promise<readonly FormProblem[]>>();

/** What is wrong with a form. Fields that ask at the same time get one answer. Without the development server, there is none. */
export function findProblems(unsaved: UnsavedEntry): Promise<readonly FormProblem[]> {
  const body = JSON.stringify(unsaved, withoutOwnKeys);
  const answer = asked.get(body) ?? ask(body);
  asked.set(body, answer);
  const forget = () => asked.delete(body);
  void answer.then(forget, forget);
  return answer;
}

const ask = (body: string): Promise<readonly FormProblem[]> =>
  process.env.NODE_ENV === 'development'
    ? askServer(body)
    : // The build checks everything again.
      askForm(body).catch(() => []);

/** The development server checks the form with all other content. */
async function askServer(form: string): Promise<readonly FormProblem[]> {
  const addresses = new Set(form.match(/blob:[^"\s)]+/g));
  const uploads = await Promise.all(
    [...addresses].map(async (each) => [each, await readUpload(each)] as const),
  );
  const body = JSON.stringify({
    ...(JSON.parse(form) as UnsavedEntry),
    uploads: Object.fromEntries(uploads),
  });
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch('../check', { method: 'POST', headers, body });
  return response.json() as Promise<readonly FormProblem[]>;
}

/** A file that is chosen in a form, as a data URL. */
async function readUpload(address: string): Promise<string> {
  const response = await fetch(address);
  const reader = new FileReader();
  reader.readAsDataURL(await response.blob());
  await new Promise((resolve) => reader.addEventListener('loadend', resolve));
  return String(reader.result);
}

const askForm = async (body: string): Promise<readonly FormProblem[]> => {
  const { checkForm } = await import('./check-form');
  return checkForm(JSON.parse(body) as UnsavedEntry);
};
