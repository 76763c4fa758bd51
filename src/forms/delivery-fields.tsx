import { useEffect, useRef } from 'react';
import { isFocusLost } from '../hooks/focus';
import { type DeliveryFailure, honeypot } from './http-delivery';
import type { FormEndpoint } from './use-form-endpoint';
import { failureId } from './use-form';

interface DeliveryFieldsProps {
  endpoint: FormEndpoint;
  failure?: DeliveryFailure;
  /** Replaces the message for the failure. */
  message?: string;
}

/** What a form needs for HTTP delivery: its name, the honeypot, and the live region for failures. */
export function DeliveryFields({ endpoint, failure, message }: DeliveryFieldsProps) {
  const alert = useRef<HTMLParagraphElement>(null);
  const { form: name, messages } = endpoint;
  const reason = failure?.reason;

  // The disabled submit button lost the focus. An error moves the focus to its field. Focus outside the form stays there.
  useEffect(() => {
    const form = alert.current?.closest('form');
    if (!reason || !form) return;
    const isInvalid = reason === 'invalid';
    if (isFocusLost() || (isInvalid && form.contains(document.activeElement)))
      form.querySelector<HTMLElement>('[aria-invalid], [type=submit]')?.focus({ preventScroll: !isInvalid });
  }, [reason]);

  return (
    <>
      <input type="hidden" name="form-name" value={name} />
      <div aria-hidden="true" className="sr-only">
        <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
      </div>
      <p
        ref={alert}
        id={failureId(name)}
        role="alert"
        className={
          failure
            ? 'animate-enter rounded-e-small border-s-3 border-error bg-error-tint px-4 py-3.5 text-small'
            : 'absolute'
        }
      >
        {failure && (
          <strong className="font-semibold text-error">{message ?? messages[failure.reason]}</strong>
        )}
        {failure && failure.reason !== 'invalid' && <span> {messages.retry}</span>}
      </p>
    </>
  );
}
