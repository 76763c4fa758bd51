import { useId, useState } from 'react';
import { useIsMounted } from '../../../hooks/use-browser-value';
import { AnimatedCheck } from '../../../ui/animated-check';
import type { Service } from '../definition';
import { lookOfClient } from './client-look';
import * as appStyles from './booking-app.module.css';
import * as styles from './prototype.module.css';

/** A phone with a booking app of two screens. Static HTML shows the first one, without function. */
export function Prototype(props: NonNullable<Service['prototype']>) {
  const { name, look, title, detail, question, times, action, confirmation, restart } = props;
  const client = lookOfClient(look);
  const group = useId();
  const isMounted = useIsMounted();
  const [chosen, setChosen] = useState(0);
  const [isBooked, setBooked] = useState(false);
  return (
    <div
      role="group"
      aria-label={name}
      inert={!isMounted}
      className={`${styles.sheet} inverse ${client.className}`.trim()}
      style={client.style}
    >
      <div aria-hidden="true" className={styles.back} />
      <div {...client.pages} className={`${styles.phone} ${client.pages.className}`.trim()}>
        <div className={styles.poster}>
          <p className={styles.title}>{title}</p>
          <p>{detail}</p>
        </div>
        <div className={appStyles.screens}>
          <div role="radiogroup" aria-label={question} inert={isBooked} className={appStyles.times}>
            <p aria-hidden="true" className="font-semibold">
              {question}
            </p>
            {times.map(({ time, note }, index) => (
              <label key={index} className={appStyles.time}>
                <span aria-hidden="true" className={appStyles.mark} />
                <input
                  type="radio"
                  name={group}
                  checked={index === chosen}
                  onChange={() => setChosen(index)}
                  className={appStyles.input}
                />
                <b className={appStyles.hour}>{time}</b>
                {` ${note}`}
              </label>
            ))}
          </div>
          <div role="status" className={appStyles.confirmation}>
            {isBooked && (
              <>
                <AnimatedCheck />
                <p className={styles.title}>{confirmation}</p>
                <p>{times[chosen]?.time}</p>
              </>
            )}
          </div>
        </div>
        {/* One button, so that it keeps the focus. */}
        <button
          type="button"
          className={appStyles.action}
          onClick={() => {
            setBooked(!isBooked);
            if (isBooked) setChosen(0);
          }}
        >
          {isBooked ? restart : action}
        </button>
        {/* The camera and the bar for the thumb. */}
        <span aria-hidden="true" className={styles.camera} />
        <span aria-hidden="true" className={styles.bar} />
      </div>
    </div>
  );
}
