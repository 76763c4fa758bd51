import { readTimeZone } from '../../model/time-zone';
import { eitherOf, quote } from '../../parse/problem';
import { type Rule, problemIn, type Rules } from './rule';
import { isOver } from '../../model/announcement';

const announcementIsShown: Rule = (site) => {
  const [until] = site.fields.flatMap(({ file, path, value }) =>
    file.name === 'announcement.json' && path.join() === 'until' ? String(value) : [],
  );
  if (!until || !isOver({ until }, site.timeZone)) return [];
  const message = `found ${quote(until)}, so no page shows it any more`;
  return problemIn(site, 'announcement.json', ['until'], message);
};

const timeZoneIsKnown: Rule = (site) => {
  const { timeZone, choices } = readTimeZone(site);
  if (choices.length === 0 || site.home !== '/') return [];
  const message = `the key 'timeZone' is missing, so days change at midnight in ${timeZone}, expected ${eitherOf(choices)}`;
  return problemIn(site, 'site.json', ['timeZone'], message);
};

export const dateRules: Rules = {
  warnings: [announcementIsShown, timeZoneIsKnown],
};
