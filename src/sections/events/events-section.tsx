import { HeadedSection } from '../../ui/section';
import type { EventData, EventsContent } from './definition';
import { EventRow } from './event-row';

/** Texts such as "2026-03-14 18:30" sort by time. */
const startOf = ({ date, time }: EventData) => `${date} ${time ?? ''}`;
const byStart = (one: EventData, other: EventData) => (startOf(one) < startOf(other) ? -1 : 1);

/** The last day of an event is before that of the build. */
const isOver = ({ date, endDate }: EventData) => (endDate ?? date) < __TODAY__;

/** Events: the next one first, and those that are over below them. */
export default function EventsSection({ content }: { content: EventsContent }) {
  const { events, empty, pastTitle } = content;
  const next = events.filter((event) => !isOver(event)).sort(byStart);
  const past = events.filter(isOver).sort(byStart);
  return (
    <HeadedSection content={content}>
      {next.length > 0 ? (
        <ul className="mt-head">
          {next.map((event, index) => (
            <EventRow key={index} {...event} />
          ))}
        </ul>
      ) : (
        <p className="mt-head border-t border-hairline pt-5 text-lead">{empty}</p>
      )}
      {past.length > 0 && (
        <>
          <h3 className="mt-head text-title">{pastTitle}</h3>
          <ul className="mt-8">
            {past.reverse().map((event, index) => (
              <EventRow key={index} {...event} isPast />
            ))}
          </ul>
        </>
      )}
    </HeadedSection>
  );
}
