import { contentFile, day, link, text, type Value } from '..';

export const announcement = contentFile(
  'announcement',
  'A bar above the header of every page, for what is new or closed. Without the file there is none.',
  {
    text: text(140, 'What visitors should know, in a sentence.'),
    'link?': link('A link at its end.'),
    'from?': day('The first day. Before it, the bar is hidden.'),
    'until?': day('The last day. After it, the bar is hidden.'),
    'close?': text(
      40,
      'The name of the button that closes the bar, such as `Close`. A visitor who has closed it sees the next one when its text changes. Without the name there is no button.',
    ),
  },
  { optional: true },
);

export type AnnouncementData = Value<typeof announcement> & {
  /** Differs when the text does. */
  readonly id: string;
  /** Its language, if it is not that of the page. */
  readonly lang?: string;
};
