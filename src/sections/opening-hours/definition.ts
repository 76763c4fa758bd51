import { kind, sectionHeading, template, text, type Data } from '../../content-model';

export const definition = kind(
  'opening-hours',
  'Opening hours – The opening hours, and whether you are open now. Both are in site.json, special days, too.',
  {
    ...sectionHeading,
    open: template(80, 'The sentence while you are open. {time} is when you close.'),
    closed: template(80, 'The sentence while you are closed. {day} and {time} are when you open again.'),
    specialTitle: text(40, 'The heading of the special days.'),
  },
  { changesWithDay: true, showsHours: true },
);

export type OpeningHoursContent = Data<typeof definition>;
