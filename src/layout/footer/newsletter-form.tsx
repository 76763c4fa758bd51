import { useEffect, useId, useRef } from 'react';
import { DeliveryFields } from '../../forms/delivery-fields';
import { failureId, useForm } from '../../forms/use-form';
import { isFocusLost } from '../../hooks/focus';
import { Button } from '../../ui/button';
import type { FooterContent } from '../content/use-footer';
import { useFormEndpoint } from '../content/use-form-endpoint';

const SIMULATED_DELAY_MS = 500;

/** The newsletter form. The confirmation replaces it and stays. */
export function NewsletterForm({
  content: { title, text, label, placeholder, button, success },
  className = '',
}: {
  content: FooterContent['newsletter'];
  className?: string;
}) {
  const endpoint = useFormEndpoint('newsletter');
  const { phase, failure, formProps } = useForm({
    name: 'newsletter',
    endpoint,
    simulatedDelay: SIMULATED_DELAY_MS,
  });
  const fieldId = useId();
  const isSent = phase === 'sent';
  const sending = phase === 'submitting' ? endpoint?.sending : undefined;
  const error = failure?.fields.email;
  const thanks = useRef<HTMLParagraphElement>(null);

  // The focused element disappears with the form.
  useEffect(() => {
    if (isSent && isFocusLost()) thanks.current?.focus({ preventScroll: true });
  }, [isSent]);

  return (
    <div className={`newsletter ${className}`}>
      <h2 className="footer-title">{title}</h2>
      <p className="balance text-ink-muted">{text}</p>
      <div className="mt-5 grid items-center *:col-start-1 *:row-start-1">
        <form {...formProps} className={isSent ? 'invisible' : ''} inert={isSent}>
          <label htmlFor={fieldId} className="sr-only">
            {label}
          </label>
          <div className="newsletter-row">
            <input
              id={fieldId}
              name="email"
              type="email"
              required
              autoComplete="email"
              placeholder={placeholder}
              className="newsletter-field"
              {...(error && { 'aria-invalid': true, 'aria-describedby': failureId('newsletter') })}
            />
            <Button type="submit" disabled={sending !== undefined} className="min-h-11! shrink-0 px-5!">
              {sending ?? button}
            </Button>
          </div>
          {endpoint && (
            <DeliveryFields form="newsletter" endpoint={endpoint} failure={failure} message={error} />
          )}
        </form>
        <p ref={thanks} role="status" tabIndex={-1} className="sent-place">
          {sending && <span className="sr-only">{sending}</span>}
          {isSent && <span className="sent-note">{success}</span>}
        </p>
      </div>
    </div>
  );
}
