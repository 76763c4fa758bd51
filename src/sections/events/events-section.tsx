import { columnSizes } from '../../ui/image';
import { Portrait } from '../../ui/portrait';
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
  const { events, empty, image, pastTitle } = content;
  const next = events.filter((event) => !isOver(event)).sort(byStart);
  const past = events.filter(isOver).sort(byStart);
  return (
    <HeadedSection content={content}>
      <div className={`mt-head gap-x-gutter ${image ? 'grid gap-y-10 lg:grid-cols-12' : ''}`}>
        {image && (
          <Portrait
            image={image}
            sizes={columnSizes}
            className="self-start rounded-large [--fold:clamp(2.25rem,4.5vw,4.5rem)] max-lg:aspect-4/3 lg:sticky lg:top-[calc(var(--header)+2rem)] lg:col-span-5 print:hidden"
          />
        )}
        <div className="@container lg:col-span-7">
          {next.length === 0 && <p className="border-t border-hairline pt-5 text-lead">{empty}</p>}
          {next.length > 0 && <EventList events={next} />}
          {past.length > 0 && <h3 className="mt-head mb-8 text-title">{pastTitle}</h3>}
          {past.length > 0 && <EventList events={past.reverse()} isPast />}
        </div>
      </div>
    </HeadedSection>
  );
}

const EventList = ({ events, isPast }: Pick<EventsContent, 'events'> & { isPast?: boolean }) => (
  <ul>
    {events.map((event, index) => (
      <EventRow key={index} {...event} isPast={isPast} />
    ))}
  </ul>
);
