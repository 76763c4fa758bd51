import type { CustomFieldControlProps } from '@sveltia/cms';
import { localeOf } from '../check/control';
import { toUnsaved, withoutOwnKeys } from '../check/find-problems';
import type { UnsavedEntry } from '../check/form-problem';
import { openForm } from '../open-form';
import type { SectionAnswer, SectionChange } from './section-change';

type Entry = NonNullable<CustomFieldControlProps['entry']>;

/** What a control of a list of sections is in. */
export function formAround(element: Element, entry: Entry): { form: UnsavedEntry; list: readonly string[] } {
  const locale = localeOf(element);
  const { keyPath = '' } = element.closest<HTMLElement>('[data-key-path]')?.dataset ?? {};
  return { form: toUnsaved(entry, locale), list: [locale, ...keyPath.split('.')] };
}

/**
 * Lets the development server save a form with the file of a section, and opens a form. The forms load again, because
 * Sveltia CMS reads files only then.
 */
export async function changeSections(change: SectionChange): Promise<SectionAnswer> {
  const answer = await fetch('../changes/sections', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change, withoutOwnKeys),
  })
    .then((response) => response.json() as Promise<SectionAnswer>)
    .catch(() => ({ isDone: false, message: 'The development server does not answer. Nothing was saved.' }));
  if ('hash' in answer && answer.hash) {
    await openForm(answer.hash);
    location.reload();
  }
  return answer;
}
