import { isTimeZone } from '../../time-zone';
import type { FieldType, Schema } from '../../schema';
import { pattern, stringType } from '../texts/text';

const cityOf = (timeZone: string): string => timeZone.split('/').at(-1) ?? '';

const timeZoneType: FieldType = {
  ...stringType,
  format: 'time-zone',
  explain: (text, { quote, nearest, didYouMean }) => {
    if (isTimeZone(text)) return undefined;
    // Most names share their first part.
    const zones = new Map(Intl.supportedValuesOf('timeZone').map((name) => [cityOf(name), name]));
    const guess = zones.get(nearest(cityOf(text), zones.keys()) ?? '');
    return `found ${quote(text)}, which is no time zone${didYouMean(guess, ', expected for example "Europe/London"')}`;
  },
};

export const timeZone = (description: string): Schema<string> =>
  pattern('^[A-Za-z][A-Za-z0-9_+/-]*$', description, {
    fieldType: timeZoneType,
    max: 40,
    untranslated: true,
  });
