import { useEffect, useRef } from 'react';
import type { DeliveryFailure } from './delivery';
import { type FormName, failureId } from './use-form';

type Words = Record<DeliveryFailure['reason'] | 'retry', string>;

/**
 * What a form that is sent has and a simulated one lacks: its name for whoever takes more than one form, a field that
 * only programs fill in, and the place where a failure is announced, which is there before there is one.
 *
 * @param form the form's name
 * @param honeypot the name of that field
 * @param words what is said for each reason, and how to go on
 * @param failure why it has failed, if it has
 * @param message stands in place of those words
 */
export function PostedParts({
  form,
  honeypot,
  words,
  failure,
  message,
}: {
  form: FormName;
  honeypot: string;
  words: Words;
  failure: DeliveryFailure | null;
  message?: string;
}) {
  const note = useRef<HTMLParagraphElement>(null);
  const reason = failure?.reason;

  // The button had the focus and has lost it to being disabled; and a field that is refused wants attention. Nobody who
  // has gone on to something else is called back.
  useEffect(() => {
    const element = note.current?.closest('form');
    const { activeElement } = document;
    const isHere = activeElement === document.body || element?.contains(activeElement);
    if (!reason || !element || !isHere) return;
    const refused = element.querySelector<HTMLElement>('[aria-invalid=true]');
    if (refused) refused.focus();
    else if (activeElement === document.body)
      element.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
  }, [reason]);

  return (
    <>
      <input type="hidden" name="form-name" value={form} />
      <div aria-hidden="true" className="sr-only">
        <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <p ref={note} id={failureId(form)} role="alert" className="form-failure">
        {failure && (
          <>
            <strong>{message ?? words[failure.reason]}</strong>
            {failure.reason !== 'invalid' && ` ${words.retry}`}
          </>
        )}
      </p>
    </>
  );
}
