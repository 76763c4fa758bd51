import { useEffect, useId, useRef } from 'react';
import { simulatedDelivery } from '../../forms/delivery';
import { failureId, useForm } from '../../forms/use-form';
import type { LayoutContent } from '../use-layout-content';
import { isFocusLost } from '../../hooks/focus';
import { Button } from '../../ui/button';
import { PostedParts } from '../../forms/delivery-fields';

/** How long signing up takes where it is simulated (specification, section 9), in ms. */
export const NEWSLETTER_DELAY = 500;

const deliver = simulatedDelivery(NEWSLETTER_DELAY);

/**
 * The sign-up in the footer: a field, then thanks, with no way back. Where it is sent it says so on the way; a failure
 * stays until it is sent again.
 */
export function NewsletterForm({
  content: { title, text, label, placeholder, button, success },
  className = '',
}: {
  content: LayoutContent['footer']['newsletter'];
  className?: string;
}) {
  const { phase, failure, posting, formProps } = useForm('newsletter', deliver);
  const fieldId = useId();
  const isSent = phase === 'sent';
  const sending = __FORMS_ARE_SENT__ && phase === 'submitting' && posting ? posting.sending : null;
  const error = __FORMS_ARE_SENT__ ? failure?.fields.email : undefined;
  const thanks = useRef<HTMLParagraphElement>(null);

  // What had the focus has disappeared with the form; the note stands in the same place.
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
            <Button type="submit" disabled={sending !== null} className="min-h-11! shrink-0 px-5!">
              {sending ?? button}
            </Button>
          </div>
          {__FORMS_ARE_SENT__ && posting && (
            <PostedParts
              form="newsletter"
              honeypot={posting.honeypot}
              words={posting.failure}
              failure={failure}
              message={error}
            />
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
