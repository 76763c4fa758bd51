import { useSyncExternalStore } from 'react';
import { endsNextDay, isOver } from '../../content-model/event-time';
import { momentIn } from '../../content-model/time-zone';
import { useLayoutContent } from '../../layout/use-layout-content';
import { MoreLink, TextLink } from '../../ui/controls/text-link';
import { columnSizes } from '../../ui/image';
import { Portrait } from '../../ui/portrait';
import { HeadedSection } from '../../ui/section';
import type { EventData, EventsContent } from './definition';

/** Texts such as "2026-03-14 18:30" sort by time. */
const startOf = ({ date, time }: EventData) => `${date} ${time ?? ''}`;
const byStart = (one: EventData, other: EventData) => (startOf(one) < startOf(other) ? -1 : 1);

/** The static HTML has the state of the day of the build; the browser knows the present. */
const useNow = (): string =>
  useSyncExternalStore(
    () => () => undefined,
    () => momentIn(__TIME_ZONE__),
    () => __TODAY__,
  );

export default function EventsSection({ content }: { content: EventsContent }) {
  const { events, empty, image, pastTitle } = content;
  const now = useNow();
  const next = events.filter((event) => !isOver(event, now)).sort(byStart);
  const past = events.filter((event) => isOver(event, now)).sort(byStart);
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
  <ul role="list">
    {events.map((event, index) => (
      <EventRow key={index} {...event} isPast={isPast} />
    ))}
  </ul>
);

const clockStyle: Intl.DateTimeFormatOptions = { timeStyle: 'short' };

function formatTime(locale: string, style: Intl.DateTimeFormatOptions, first: string, last?: string | null) {
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  const words = last ? format.formatRange(new Date(first), new Date(last)) : format.format(new Date(first));
  // Browsers and Node put different spaces around a dash.
  return words.replace(/\s/g, ' ');
}

function EventRow({ isPast, ...event }: EventData & { isPast?: boolean }) {
  const { title, date, endDate, time, endTime, place, address, online, text, link } = event;
  const { labels, site } = useLayoutContent();
  const { locale } = site;
  const Title = isPast ? 'h4' : 'h3';
  const timeOn = (clock: string) => `${date}T${clock}Z`;
  return (
    <li
      className={`grid break-inside-avoid gap-x-gutter border-t border-hairline ${isPast ? 'py-3 text-small @lg:grid-cols-12' : 'gap-y-4 py-8 @3xl:grid-cols-12'}`}
    >
      {/* Browsers and Node may have different versions of the same words. */}
      <p className={isPast ? '@lg:col-span-4' : '@3xl:col-span-4'} suppressHydrationWarning>
        <time dateTime={time ? `${date}T${time}` : date} className="font-semibold" suppressHydrationWarning>
          {formatTime(locale, { dateStyle: isPast ? 'long' : 'full' }, date, endDate)}
        </time>
        {time && !isPast && (
          <span className="block text-ink-muted" suppressHydrationWarning>
            {endTime && endsNextDay(event)
              ? [time, endTime].map((clock) => formatTime(locale, clockStyle, timeOn(clock))).join(' – ')
              : formatTime(locale, clockStyle, timeOn(time), endTime && timeOn(endTime))}
          </span>
        )}
      </p>
      <div className={isPast ? '@lg:col-span-8' : '@3xl:col-span-8'}>
        <div className={isPast ? 'flex flex-wrap gap-x-3' : ''}>
          <Title className={isPast ? 'font-semibold' : 'text-title'}>{title}</Title>
          <p className={`text-ink-muted ${isPast ? '' : 'mt-2'}`.trim()}>
            {[place, !isPast && address].filter(Boolean).join(', ')}
            {place && online && ', '}
            {online && (isPast ? labels.online : <TextLink href={online}>{labels.online}</TextLink>)}
          </p>
        </div>
        {text && !isPast && <p className="mt-4 max-w-[34em]">{text}</p>}
        {link && <MoreLink href={link.href} title={link.title} />}
      </div>
    </li>
  );
}
