import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Deliver, DeliveryFailure } from './delivery';

interface Submission {
  phase: 'idle' | 'submitting' | 'sent' | 'failed';
  /** Set in the phase `failed` only. */
  failure?: DeliveryFailure;
}

/**
 * The states of a form: idle → submitting → sent → idle, or failed until the next submit.
 *
 * The fields are cleared on success and kept on failure. A submit during delivery is ignored. Unmounting aborts the
 * delivery. React's form actions do not fit: they also clear the fields on failure.
 *
 * @param deliver sends the data
 * @param sentDuration how long the form stays sent, in ms; without it, the form never returns to idle
 */
export function useSubmission(deliver: Deliver, sentDuration?: number) {
  const [submission, setSubmission] = useState<Submission>({ phase: 'idle' });
  const delivery = useRef<AbortController>(null);
  const { phase } = submission;

  useEffect(() => () => delivery.current?.abort(), []);

  useEffect(() => {
    if (phase !== 'sent' || sentDuration === undefined) return;
    const timer = setTimeout(() => setSubmission({ phase: 'idle' }), sentDuration);
    return () => clearTimeout(timer);
  }, [phase, sentDuration]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (delivery.current) return;
    const form = event.currentTarget;
    const controller = new AbortController();
    delivery.current = controller;
    setSubmission({ phase: 'submitting' });
    void deliver(new FormData(form), controller.signal).then((failure) => {
      delivery.current = null;
      if (controller.signal.aborted) return;
      if (!failure) form.reset();
      setSubmission(failure ? { phase: 'failed', failure } : { phase: 'sent' });
    });
  };

  const handleInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name } = target as Element as HTMLInputElement;
    setSubmission((current) => withoutFieldError(current, name));
  };

  return { ...submission, handleSubmit, handleInput };
}

/** Removes the error of a field that the visitor changes. Without other errors the form is idle again. */
function withoutFieldError(submission: Submission, name: string): Submission {
  const { failure } = submission;
  if (!failure?.fields[name]) return submission;
  const others = Object.entries(failure.fields).filter(([field]) => field !== name);
  if (others.length === 0) return { phase: 'idle' };
  return { phase: 'failed', failure: { ...failure, fields: Object.fromEntries(others) } };
}
