import { useEffect, useId, useRef } from 'react';
import { simulatedDelivery } from '../../forms/delivery';
import { useSubmission } from '../../forms/use-submission';
import type { FooterContent } from '../../hooks/use-footer';
import { isFocusLost } from '../../lib/focus';
import { Button } from '../ui/button';

/** How long signing up takes (specification, section 9), in ms. */
export const NEWSLETTER_DELAY = 500;

const deliver = simulatedDelivery(NEWSLETTER_DELAY);

/** The sign-up in the footer: a field, then thanks, with no way back. */
export function NewsletterForm({
  content: { title, text, label, placeholder, button, success },
  className = '',
}: {
  content: FooterContent['newsletter'];
  className?: string;
}) {
  const { phase, handleSubmit } = useSubmission(deliver);
  const fieldId = useId();
  const isSent = phase === 'sent';
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
        <form onSubmit={handleSubmit} className={isSent ? 'invisible' : ''} inert={isSent}>
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
            />
            <Button type="submit" className="min-h-11! shrink-0 px-5!">
              {button}
            </Button>
          </div>
        </form>
        <p ref={thanks} role="status" tabIndex={-1} className="sent-place">
          {isSent && <span className="sent-note">{success}</span>}
        </p>
      </div>
    </div>
  );
}
