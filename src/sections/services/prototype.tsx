import { useId, useState, useSyncExternalStore } from 'react';
import { AnimatedCheck } from '../../ui/animated-check';
import type { ServicesContent } from './definition';

export type PrototypeContent = NonNullable<ServicesContent['services'][number]['prototype']>;

const neverChanges = () => () => undefined;

/** A phone with a booking app of two screens. Static HTML shows the first one, without function. */
export function Prototype({
  name,
  title,
  detail,
  question,
  times,
  action,
  confirmation,
  restart,
}: PrototypeContent) {
  const group = useId();
  const isStill = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [chosen, setChosen] = useState(0);
  const [isBooked, setBooked] = useState(false);
  return (
    <div role="group" aria-label={name} inert={isStill} className="prototype inverse">
      <div>
        <div>
          <p className="font-display text-title font-semibold">{title}</p>
          <p>{detail}</p>
        </div>
        <div>
          <div role="radiogroup" aria-label={question} inert={isBooked}>
            <p aria-hidden="true" className="font-semibold">
              {question}
            </p>
            {times.map(({ time, note }, index) => (
              <label key={index}>
                <input
                  type="radio"
                  name={group}
                  checked={index === chosen}
                  onChange={() => setChosen(index)}
                />
                <b>{time}</b> {note}
              </label>
            ))}
          </div>
          <div role="status">
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
          onClick={() => {
            setBooked(!isBooked);
            if (isBooked) setChosen(0);
          }}
        >
          {isBooked ? restart : action}
        </button>
      </div>
    </div>
  );
}
