import type { Language } from '../../src/content-model/files/site';
import { type Content, listAt } from './content';
import { isRecord } from '../definitions/definitions';

const codePattern = /^[a-z]{2,3}(-[a-z]{2,4})?$/;

/** The languages of a site with several, the first one first. */
export function readLanguages({ files }: Pick<Content, 'files'>): Language[] {
  const languages = listAt(files.get('site.json')?.value, 'languages').filter(
    (entry) => isRecord(entry) && typeof entry.code === 'string' && codePattern.test(entry.code),
  ) as Language[];
  return languages.length > 1 ? languages : [];
}

type Locales = Pick<Language, 'locale'> & { languages?: readonly Pick<Language, 'locale'>[] };

/** @param site the settings of site.json */
export const localesOf = (site: Locales): string[] => (site.languages ?? [site]).map(({ locale }) => locale);

export const directionOf = (locale: string): 'ltr' | 'rtl' => {
  // Node names it `textInfo`; the standard has made it a method since.
  const { textInfo } = new Intl.Locale(locale) as Intl.Locale & { textInfo?: { direction: 'ltr' | 'rtl' } };
  return textInfo?.direction ?? 'ltr';
};
