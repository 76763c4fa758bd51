import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Deliver, DeliveryFailure } from './delivery';

export type SubmissionPhase = 'idle' | 'submitting' | 'sent' | 'failed';

interface Submission {
  phase: SubmissionPhase;
  /** Why it has failed, in that phase. */
  failure: DeliveryFailure | null;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Takes back what was said about a field that is being changed. */
  handleInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** A failure is a state of its own: none of the others has one. */
type State = Exclude<SubmissionPhase, 'failed'> | DeliveryFailure;

/**
 * A form's states: idle, submitting, then sent and, where asked for, idle again, or failed until the next submit. The
 * fields are emptied once the data has arrived, and kept when it has not; a second submit on the way does nothing; leaving
 * the page leaves no timer behind.
 *
 * @param deliver takes the data away
 * @param backAfter how long "sent" lasts, in ms; for good when left out
 * @see specification, section 4
 */
export function useSubmission(deliver: Deliver, backAfter?: number): Submission {
  const [state, setState] = useState<State>('idle');
  const leaving = useRef<AbortController | null>(null);
  const failure = __FORMS_ARE_SENT__ && typeof state === 'object' ? state : null;
  const phase = failure ? 'failed' : (state as Exclude<State, DeliveryFailure>);

  useEffect(() => () => leaving.current?.abort(), []);

  useEffect(() => {
    if (phase !== 'sent' || backAfter === undefined) return;
    const timer = setTimeout(() => setState('idle'), backAfter);
    return () => clearTimeout(timer);
  }, [phase, backAfter]);

  const handleSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (leaving.current) return;
      const form = event.currentTarget;
      const controller = new AbortController();
      leaving.current = controller;
      setState('submitting');
      void deliver(new FormData(form), controller.signal).then((failed) => {
        leaving.current = null;
        if (controller.signal.aborted) return;
        if (__FORMS_ARE_SENT__ && failed) return setState(failed);
        form.reset();
        setState('sent');
      });
    },
    [deliver],
  );

  const handleInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!__FORMS_ARE_SENT__) return;
    const { name } = target as Element as HTMLInputElement;
    setState((current) => (typeof current === 'object' ? withoutMessage(current, name) : current));
  };

  return { phase, failure, handleSubmit, handleInput };
}

function withoutMessage(failure: DeliveryFailure, name: string): State {
  if (!Object.hasOwn(failure.fields, name)) return failure;
  const others = Object.entries(failure.fields).filter(([field]) => field !== name);
  return others.length > 0 ? { ...failure, fields: Object.fromEntries(others) } : 'idle';
}
