import { isTimeZone } from '../../src/content-model/time-zone';
import { isRecord } from '../definitions/definitions';

/** The time zones of a country, as Node knows them. */
function zonesOf(locale: string): readonly string[] {
  // The standard has made it a method since.
  const { timeZones, getTimeZones } = new Intl.Locale(locale) as Intl.Locale & {
    timeZones?: string[];
    getTimeZones?: () => string[];
  };
  return timeZones ?? getTimeZones?.call(new Intl.Locale(locale)) ?? [];
}

/** The differences from universal time in winter and summer. Zones with the same ones have the same days. */
const offsetsOf = (timeZone: string): string =>
  ['2026-01-01', '2026-07-01']
    .map((day) => new Date(day).toLocaleString('en', { timeZone, timeZoneName: 'longOffset' }))
    .join();

/**
 * The time zone that decides what "today" is: that of site.json, otherwise the only one of the country of its locale, and
 * otherwise UTC.
 *
 * @returns the zone, and those of the country if there are several to choose from
 */
export function readTimeZone({ files }: { files: ReadonlyMap<string, { value: unknown }> }): {
  timeZone: string;
  choices: readonly string[];
} {
  const site = files.get('site.json')?.value;
  const { timeZone, locale } = isRecord(site) ? site : {};
  if (typeof timeZone === 'string' && isTimeZone(timeZone)) return { timeZone, choices: [] };
  const isLocale = typeof locale === 'string' && /^[a-z]{2,3}-[A-Z]{2}$/.test(locale);
  const zones = isLocale ? zonesOf(locale) : [];
  const [first] = zones;
  return first && new Set(zones.map(offsetsOf)).size === 1
    ? { timeZone: first, choices: [] }
    : { timeZone: 'UTC', choices: zones };
}
