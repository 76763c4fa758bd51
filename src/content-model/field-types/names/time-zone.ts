import { isTimeZone } from '../../time-zone';
import { textField } from '../texts/text';

const cityOf = (timeZone: string): string => timeZone.split('/').at(-1) ?? '';

export const timeZone = textField({
  format: 'time-zone',
  pattern: '^[A-Za-z][A-Za-z0-9_+/-]*$',
  expected: 'expected a name such as "Europe/London"',
  max: 40,
  explain: (text, { quote, nearest, didYouMean }) => {
    if (isTimeZone(text)) return undefined;
    // Most names share their first part.
    const zones = new Map(Intl.supportedValuesOf('timeZone').map((name) => [cityOf(name), name]));
    const guess = zones.get(nearest(cityOf(text), zones.keys()) ?? '');
    return `found ${quote(text)}, which is no time zone${didYouMean(guess, ', expected for example "Europe/London"')}`;
  },
});
