import { use, useSyncExternalStore } from 'react';
import { momentIn } from '../../content-model/time-zone';
import { ListContext } from '../../entries/list/entry-list';
import { withPrefix } from '../../hooks/navigation/router';
import { useLayoutContent } from '../../layout/use-layout-content';
import { MoreLink, TextLink } from '../../ui/controls/text-link';
import { columnSizes } from '../../ui/image';
import { Portrait } from '../../ui/portrait';
import { HeadedSection } from '../../ui/section';
import type { DayOfBuild, Section } from '../../content-model/model';
import { calendarFile } from './calendar-file';
import { byStart, comingEvents } from './coming-events';
import type { definition, EventData, EventsContent } from './definition';
import { endsNextDay, isOver } from './event-time';
import * as styles from './events.module.css';

/** The static HTML has the state of the day of the build; the browser knows the present. */
const useNow = ({ timeZone, today }: DayOfBuild): string =>
  useSyncExternalStore(
    () => () => undefined,
    () => momentIn(timeZone),
    () => today,
  );

export default function EventsSection({ content }: Section<typeof definition> & { content: DayOfBuild }) {
  const { events, empty, image, pastTitle, calendarLabel, link } = content;
  const now = useNow(content);
  const { next, isPart } = comingEvents(content, use(ListContext).path, now);
  const past = isPart ? [] : events.filter((event) => isOver(event, now)).sort(byStart);
  return (
    <HeadedSection content={content}>
      <div className={image ? `mt-head ${styles.columns}` : 'mt-head'}>
        {image && (
          <Portrait
            image={image}
            sizes={columnSizes}
            className={`folded-corner ${styles.image} print:hidden`}
          />
        )}
        <div className={styles.lists}>
          {next.length === 0 && <p className={styles.empty}>{empty}</p>}
          {next.length > 0 && <EventList events={next} calendarLabel={calendarLabel} />}
          {isPart && link && <MoreLink href={link.href} title={link.title} />}
          {past.length > 0 && <h3 className="mt-head mb-8 text-title">{pastTitle}</h3>}
          {past.length > 0 && <EventList events={past.reverse()} isPast />}
        </div>
      </div>
    </HeadedSection>
  );
}

interface EventListProps extends Pick<EventsContent, 'events'> {
  isPast?: boolean;
  calendarLabel?: string | null;
}

const EventList = ({ events, ...props }: EventListProps) => (
  <ul role="list">
    {events.map((event, index) => (
      <EventRow key={index} event={event} {...props} />
    ))}
  </ul>
);

const clockStyle: Intl.DateTimeFormatOptions = { timeStyle: 'short' };

/** What a language has between two times of one day. `formatRange` adds the dates if the second one is on the next day. */
function rangeDash(locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { ...clockStyle, timeZone: 'UTC' });
  const [first, last] = [new Date('2000-01-01T01:00Z'), new Date('2000-01-01T02:00Z')] as const;
  const dash = format.formatRangeToParts(first, last).find(({ source }) => source === 'shared');
  return (dash?.value ?? '–').replace(/\s/g, ' ');
}

function formatTime(locale: string, style: Intl.DateTimeFormatOptions, first: string, last?: string | null) {
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  const words = last ? format.formatRange(new Date(first), new Date(last)) : format.format(new Date(first));
  // Browsers and Node put different spaces around a dash.
  return words.replace(/\s/g, ' ');
}

interface EventRowProps extends Omit<EventListProps, 'events'> {
  event: EventData;
}

function EventRow({ event, isPast, calendarLabel }: EventRowProps) {
  const { title, date, endDate, time, endTime, place, address, online, text, link } = event;
  const { labels, site } = useLayoutContent();
  const { locale } = site;
  const Title = isPast ? 'h4' : 'h3';
  const timeOn = (clock: string) => `${date}T${clock}Z`;
  return (
    <li className={isPast ? `${styles.event} ${styles.past}` : styles.event}>
      {/* Browsers and Node may have different versions of the same words. */}
      <p className={styles.date} suppressHydrationWarning>
        <time dateTime={time ? `${date}T${time}` : date} className="font-semibold" suppressHydrationWarning>
          {formatTime(locale, { dateStyle: isPast ? 'long' : 'full' }, date, endDate)}
        </time>
        {time && !isPast && (
          <span className="block text-ink-muted" suppressHydrationWarning>
            {endTime && endsNextDay(event)
              ? [time, endTime]
                  .map((clock) => formatTime(locale, clockStyle, timeOn(clock)))
                  .join(rangeDash(locale))
              : formatTime(locale, clockStyle, timeOn(time), endTime && timeOn(endTime))}
          </span>
        )}
      </p>
      <div className={styles.details}>
        <div className={isPast ? 'flex flex-wrap gap-x-3' : ''}>
          <Title className={isPast ? 'font-semibold' : 'text-title'}>{title}</Title>
          <p className={`text-ink-muted ${isPast ? '' : 'mt-2'}`.trim()}>
            {[place, !isPast && address].filter(Boolean).join(', ')}
            {place && online && ', '}
            {online && (isPast ? labels.online : <TextLink href={online}>{labels.online}</TextLink>)}
          </p>
        </div>
        {text && !isPast && <p className={styles.text}>{text}</p>}
        {link && <MoreLink href={link.href} title={link.title} />}
        {calendarLabel && (
          <p className="mt-3">
            <a href={withPrefix(`/${calendarFile(event)}`)} download className={styles.calendar}>
              {calendarLabel}
              <span className="sr-only"> {title}</span>
            </a>
          </p>
        )}
      </div>
    </li>
  );
}
