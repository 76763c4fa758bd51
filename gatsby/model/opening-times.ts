import type { OpeningTimes } from '../../src/content-model/opening-times';
import type { Site } from './site';

/** By their numbers, from 0 for Sunday. */
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The opening hours of the business, as a section shows them and computes with them. */
export const openingTimes = ({
  openingHours = [],
  specialDays = [],
}: Site['settings']): OpeningTimes<{ text: string }> => ({
  week: openingHours.map(({ text, days, opens, closes }) => ({
    ...{ text, opens, closes },
    days: days.map((day) => weekdays.indexOf(day)).filter((day) => day >= 0),
  })),
  special: specialDays,
});

/** As fields of forms compute with them: JSON leaves out what is undefined. */
export function openingTimesWithoutTexts(settings: Site['settings']): OpeningTimes {
  const { week, special } = openingTimes(settings);
  const withoutText = <Days extends object>(days: Days) => ({ ...days, text: undefined });
  return { week: week.map(withoutText), special: special.map(withoutText) };
}
