import { useId, useState } from 'react';
import { useIsMounted } from '../../hooks/use-browser-value';
import { AnimatedCheck } from '../../ui/animated-check';
import type { Service } from './definition';
import * as styles from './prototype.module.css';

/** A phone with a booking app of two screens. Static HTML shows the first one, without function. */
export function Prototype(props: NonNullable<Service['prototype']>) {
  const { name, title, detail, question, times, action, confirmation, restart } = props;
  const group = useId();
  const isMounted = useIsMounted();
  const [chosen, setChosen] = useState(0);
  const [isBooked, setBooked] = useState(false);
  // Transitions of static HTML would run when the style sheet arrives.
  const phoneMotion = isMounted ? 'transition-transform duration-900' : '';
  const screenMotion = isMounted ? 'transition-[translate,opacity] duration-400' : '';
  const controlMotion = isMounted ? 'transition-[background-color,color,translate] duration-200' : '';
  return (
    <div
      role="group"
      aria-label={name}
      inert={!isMounted}
      className={`${styles.sheet} inverse relative grid grid-cols-[minmax(0,1fr)] place-items-center overflow-clip rounded-[inherit] px-[min(1.25rem,6vw)] py-8`}
    >
      {/* A phone has no space for the second one. Where both are, their lower edges are outside the sheet. */}
      <div
        aria-hidden="true"
        className={`${styles.back} absolute start-[calc(50%-17.5rem)] top-22 h-144 w-68 translate-y-8 max-sm:hidden print:hidden forced-colors:hidden`}
      />
      <div
        className={`${styles.phone} ${phoneMotion} relative grid h-full max-h-144 min-h-fit w-[min(84%,17rem)] grid-cols-[minmax(0,1fr)] grid-rows-[2fr_3fr_auto] px-1.5 pt-1.5 pb-5.5 text-small leading-[1.35] sm:start-16 sm:translate-y-8 print:start-0 print:translate-none`}
      >
        <div
          className={`${styles.poster} grid content-end gap-1 rounded-t-[2rem] rounded-b-medium px-4 pt-11 pb-3.5`}
        >
          <p className="font-display text-title font-semibold">{title}</p>
          <p>{detail}</p>
        </div>
        {/* Two screens in one place. The second is empty until it is shown. */}
        <div className="grid px-2">
          <div
            role="radiogroup"
            aria-label={question}
            inert={isBooked}
            className={`${screenMotion} col-start-1 row-start-1 grid content-center gap-2 py-3 inert:-translate-x-6 inert:opacity-0`}
          >
            <p aria-hidden="true" className="font-semibold">
              {question}
            </p>
            {times.map(({ time, note }, index) => (
              <label
                key={index}
                className={`${controlMotion} group relative flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 rounded-medium bg-sunken px-3 py-1.5 text-ink-muted hover:bg-surface active:translate-y-px has-checked:bg-surface forced-colors:border`}
              >
                <span
                  aria-hidden="true"
                  className="size-4.5 rounded-circle border-[1.5px] border-control-line group-has-checked:border-[0.3125rem] group-has-checked:border-accent"
                />
                {/* The input covers its label, and the ring is in front of the time. */}
                <input
                  type="radio"
                  name={group}
                  checked={index === chosen}
                  onChange={() => setChosen(index)}
                  className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] checked:border-[1.5px] checked:border-accent"
                />
                <b className="grow font-bold text-ink [font-variant-numeric:tabular-nums]">{time}</b> {note}
              </label>
            ))}
          </div>
          <div
            role="status"
            className={`${screenMotion} col-start-1 row-start-1 grid content-center justify-items-center gap-2 py-3 text-center empty:pointer-events-none empty:translate-x-6 empty:opacity-0`}
          >
            {isBooked && (
              <>
                <AnimatedCheck />
                <p className="font-display text-title font-semibold">{confirmation}</p>
                <p>{times[chosen]?.time}</p>
              </>
            )}
          </div>
        </div>
        {/* One button, so that it keeps the focus. */}
        <button
          type="button"
          className={`${controlMotion} mx-2 min-h-12 rounded-full bg-signal font-semibold text-signal-ink hover:bg-ink active:translate-y-px print:bg-transparent forced-colors:border`}
          onClick={() => {
            setBooked(!isBooked);
            if (isBooked) setChosen(0);
          }}
        >
          {isBooked ? restart : action}
        </button>
        {/* The camera and the bar for the thumb. */}
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-3.5 mx-auto h-4.5 w-17 rounded-full bg-canvas"
        />
        <span
          aria-hidden="true"
          className="absolute inset-x-0 bottom-2 mx-auto h-1 w-24 rounded-full bg-ink"
        />
      </div>
    </div>
  );
}
