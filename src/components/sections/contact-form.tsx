import { useEffect, useRef } from 'react';
import { simulatedDelivery } from '../../forms/delivery';
import { useSubmission } from '../../forms/use-submission';
import { isFocusLost } from '../../lib/focus';
import { Button } from '../ui/button';
import { DrawnTick } from '../ui/drawn-tick';
import { Field } from '../ui/field';

/** How long sending takes (specification, section 9), in ms. */
export const SEND_DELAY = 1500;
/** How long the thanks stand before the form comes back (specification, section 9), in ms. */
export const SENT_DURATION = 5000;

const deliver = simulatedDelivery(SEND_DELAY);

/** The message form: idle, sending, sent, and after a while idle again. */
export function ContactForm({ content }: { content: Queries.ContactSectionFragment['form'] }) {
  const { phase, handleSubmit } = useSubmission(deliver, SENT_DURATION);
  const isSending = phase === 'submitting';
  const isSent = phase === 'sent';
  const form = useRef<HTMLFormElement>(null);
  const thanks = useRef<HTMLDivElement>(null);

  // What has the focus disappears when the state changes: hand the focus on, but only from here.
  useEffect(() => {
    if (isSent && isFocusLost()) thanks.current?.focus();
    if (!isSent && thanks.current?.contains(document.activeElement))
      form.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isSent]);

  return (
    <div className="form-sheet" data-phase={phase}>
      <h3 className="form-title text-title">{content.title}</h3>
      <div className="mt-6 grid *:col-start-1 *:row-start-1">
        <form ref={form} onSubmit={handleSubmit} inert={isSent} className="form-fields">
          <Field {...content.name} name="name" autoComplete="name" />
          <Field {...content.email} name="email" type="email" autoComplete="email" />
          <Field {...content.message} name="message" rows={5} autoComplete="off" />
          <Button type="submit" disabled={isSending} className="w-full">
            {isSending ? content.sending : content.submit}
          </Button>
        </form>
        <div ref={thanks} tabIndex={-1} className="form-thanks">
          <div role="status">
            {isSending && <span className="sr-only">{content.sending}</span>}
            {isSent && (
              <>
                <DrawnTick />
                <p className="mt-6 font-display text-large font-semibold">{content.sentTitle}</p>
                <p className="mt-4 max-w-[24em] text-ink-muted">{content.sentText}</p>
              </>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
