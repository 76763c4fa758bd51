import type { Value } from '../../src/content-model';
import type { site } from '../../src/content-model/files';
import { type Content, listAt } from './content';
import { isRecord } from '../definitions/definitions';
import type { SiteContent } from './site-content';

export type Language = NonNullable<Value<typeof site>['languages']>[number];

const codePattern = /^[a-z]{2,3}(-[a-z]{2,4})?$/;

/** The languages of a site with several, the first one first. */
export function readLanguages({ files }: Pick<Content, 'files'>): Language[] {
  const languages = listAt(files.get('site.json')?.value, 'languages').filter(
    (entry) => isRecord(entry) && typeof entry.code === 'string' && codePattern.test(entry.code),
  ) as Language[];
  return languages.length > 1 ? languages : [];
}

export const localesOf = ({ site }: Pick<SiteContent, 'site'>): string[] =>
  (site.languages ?? [site]).map(({ locale }) => locale);

export const directionOf = (locale: string): 'ltr' | 'rtl' => {
  // Node names it `textInfo`; the standard has made it a method since.
  const { textInfo } = new Intl.Locale(locale) as Intl.Locale & { textInfo?: { direction: 'ltr' | 'rtl' } };
  return textInfo?.direction ?? 'ltr';
};
