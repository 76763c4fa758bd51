import { useSyncExternalStore } from 'react';
import type { DayOfBuild, Section } from '../../content-model/model';
import { hasDay, openState, type OpeningTimes } from '../../content-model/opening-times';
import { momentIn } from '../../content-model/time-zone';
import { useLayoutContent } from '../../layout/use-layout-content';
import { fillLabel } from '../../ui/fill-label';
import { HeadedSection } from '../../ui/section';
import type { definition } from './definition';
import * as styles from './opening-hours.module.css';

type Content = Section<typeof definition>['content'] & DayOfBuild & { hours: OpeningTimes<{ text: string }> };

/** Once a minute. The static HTML does not say what time it is. */
const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
};

const isCard = __PARTS__.layout === 'cards';

export default function OpeningHoursSection({ content }: { content: Content }) {
  const { hours, specialTitle, today, timeZone } = content;
  const { locale } = useLayoutContent().site;
  const now = useSyncExternalStore(
    subscribe,
    () => momentIn(timeZone),
    () => '',
  );
  const day = now.slice(0, 10) || today;
  const special = hours.special.filter(({ date, endDate = date, yearly }) => yearly || endDate >= day);
  return (
    <HeadedSection content={content}>
      <div className={`mt-head ${styles.columns}`}>
        <p className={styles.state} role="status">
          {now && stateText(content, now, locale)}
        </p>
        <div className={isCard ? styles.times : undefined}>
          <ul role="list" className={isCard ? styles.week : undefined}>
            {hours.week.map(({ text }) => (
              <li key={text} className={styles.line}>
                {text}
              </li>
            ))}
          </ul>
          {special.length > 0 && (
            <div className={isCard ? styles.special : undefined}>
              <h3 className={styles.specialTitle}>{specialTitle}</h3>
              <ul role="list">
                {special.map((days) => (
                  <li
                    key={days.text}
                    className={hasDay(days, day) ? `${styles.line} font-semibold` : styles.line}
                  >
                    {days.text}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </HeadedSection>
  );
}

/** Nothing for a business without opening hours in the next weeks. */
function stateText({ hours, open, closed }: Content, now: string, locale: string): string {
  const { isOpen, until } = openState(now, hours);
  if (!until) return '';
  const format = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(new Date(`${until}Z`));
  const values = { time: format({ timeStyle: 'short' }), day: format({ weekday: 'long' }) };
  return fillLabel(isOpen ? open : closed, values);
}
