import { MoreLink } from '../../ui/controls/text-link';
import { useLayoutContent } from '../../layout/use-layout-content';
import type { EventData } from './definition';

/** Words for a time, or for the time from a first to a last one, in the site's language. */
function formatTime(locale: string, style: Intl.DateTimeFormatOptions, first: string, last?: string | null) {
  const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' });
  const words = last ? format.formatRange(new Date(first), new Date(last)) : format.format(new Date(first));
  // Browsers and Node put different spaces around a dash.
  return words.replace(/\s/g, ' ');
}

/** An event of a list. One that is over is shorter, and its title is below that of the list. */
export function EventRow({ isPast, ...event }: EventData & { isPast?: boolean }) {
  const { title, date, endDate, time, endTime, place, address, text, link } = event;
  const { locale } = useLayoutContent().site;
  const Title = isPast ? 'h4' : 'h3';
  const timeOn = (clock: string) => `${date}T${clock}Z`;
  return (
    <li
      className={`grid break-inside-avoid gap-x-gutter gap-y-4 border-t border-hairline @3xl:grid-cols-12 ${isPast ? 'py-5 text-small' : 'py-8'}`}
    >
      {/* Browsers and Node may have different versions of the same words. */}
      <p className="@3xl:col-span-4" suppressHydrationWarning>
        <time dateTime={time ? `${date}T${time}` : date} className="font-semibold" suppressHydrationWarning>
          {formatTime(locale, { dateStyle: isPast ? 'long' : 'full' }, date, endDate)}
        </time>
        {time && !isPast && (
          <span className="block text-ink-muted" suppressHydrationWarning>
            {formatTime(locale, { timeStyle: 'short' }, timeOn(time), endTime && timeOn(endTime))}
          </span>
        )}
      </p>
      <div className="@3xl:col-span-8">
        <Title className={isPast ? 'font-semibold' : 'text-title'}>{title}</Title>
        <p className={`text-ink-muted ${isPast ? '' : 'mt-2'}`.trim()}>
          {[place, !isPast && address].filter(Boolean).join(', ')}
        </p>
        {text && !isPast && <p className="mt-4 max-w-[34em]">{text}</p>}
        {link && <MoreLink href={link.href} title={link.title} />}
      </div>
    </li>
  );
}
