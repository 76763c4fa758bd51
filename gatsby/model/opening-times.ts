import type { OpeningTimes } from '../../src/content-model/model';
import { weekdays } from './forms';
import type { Site } from './site';

/** The opening hours of the business, as a section computes with them. */
export const openingTimes = ({ openingHours = [], specialDays = [] }: Site['settings']): OpeningTimes => ({
  week: openingHours.map(({ text, days, opens, closes }) => ({
    ...{ text, opens, closes },
    days: days.map((day) => weekdays.indexOf(day)).filter((day) => day >= 0),
  })),
  special: specialDays,
});
