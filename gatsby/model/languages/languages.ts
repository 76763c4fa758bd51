import type { Language } from '../../../src/content-model/files/site';
import { isRecord } from '../../definitions/definitions';
import type { ContentFolder, Site, Values } from '../site';

/** Reads a list from content that may be invalid. Returns an empty list if there is none. */
export const arrayAt = (value: unknown, key: string): unknown[] =>
  isRecord(value) && Array.isArray(value[key]) ? (value[key] as unknown[]) : [];

const codePattern = /^[a-z]{2,3}(-[a-z]{2,4})?$/;

/** The languages of a site with several, the first one first. */
export function readLanguages({ files }: Pick<ContentFolder, 'files'>): Language[] {
  const languages = arrayAt(files.get('site.json')?.value, 'languages').filter(
    (entry) => isRecord(entry) && typeof entry.code === 'string' && codePattern.test(entry.code),
  ) as Language[];
  return languages.length > 1 ? languages : [];
}

/** The site in each language, that of the first one first. */
export const inAllLanguages = (site: Site): readonly Site[] => [site, ...site.translations];

export const localesOf = ({ languages, locale }: Values['site']): string[] =>
  languages?.map((language) => language.locale) ?? [locale];

export const directionOf = (locale: string): 'ltr' | 'rtl' => {
  // Node names it `textInfo`; the standard has made it a method since.
  const { textInfo } = new Intl.Locale(locale) as Intl.Locale & { textInfo?: { direction: 'ltr' | 'rtl' } };
  return textInfo?.direction ?? 'ltr';
};
