import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Deliver } from './delivery';

export type SubmissionPhase = 'idle' | 'submitting' | 'sent';

interface Submission {
  phase: SubmissionPhase;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * A form's states: idle, submitting, sent and, where asked for, idle again. The fields are emptied once the data has
 * arrived; a second submit on the way does nothing; leaving the page leaves no timer behind.
 *
 * @param deliver takes the data away; must be the same function on every render
 * @param backAfter how long "sent" lasts, in ms; for good when left out
 * @see specification, section 4
 */
export function useSubmission(deliver: Deliver, backAfter?: number): Submission {
  const [phase, setPhase] = useState<SubmissionPhase>('idle');
  const leaving = useRef<AbortController | null>(null);

  useEffect(() => () => leaving.current?.abort(), []);

  useEffect(() => {
    if (phase !== 'sent' || backAfter === undefined) return;
    const timer = setTimeout(() => setPhase('idle'), backAfter);
    return () => clearTimeout(timer);
  }, [phase, backAfter]);

  const handleSubmit = useCallback(
    (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (leaving.current) return;
      const form = event.currentTarget;
      const controller = new AbortController();
      leaving.current = controller;
      setPhase('submitting');
      void deliver(new FormData(form), controller.signal).then(() => {
        leaving.current = null;
        if (controller.signal.aborted) return;
        form.reset();
        setPhase('sent');
      });
    },
    [deliver],
  );

  return { phase, handleSubmit };
}
