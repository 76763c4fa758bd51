import { useEffect, useRef } from 'react';
import { simulatedDelivery } from '../../forms/delivery';
import { useForm } from '../../forms/use-form';
import { isFocusLost } from '../../hooks/focus';
import { Button } from '../../ui/button';
import { AnimatedCheck } from '../../ui/animated-check';
import { Field } from '../../forms/field';
import { PostedParts } from '../../forms/delivery-fields';

/** How long sending takes where it is simulated (specification, section 9), in ms. */
export const SEND_DELAY = 1500;
/** How long the thanks stand before the form comes back (specification, section 9), in ms. */
export const SENT_DURATION = 5000;

const deliver = simulatedDelivery(SEND_DELAY);

/** The message form: idle, sending, then sent and after a while idle again, or failed until it is sent again. */
export function ContactForm({ content }: { content: Queries.ContactSectionFragment['form'] }) {
  const { phase, failure, posting, formProps } = useForm('contact', deliver, SENT_DURATION);
  const errors = __FORMS_ARE_SENT__ ? failure?.fields : undefined;
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
        <form ref={form} {...formProps} inert={isSent} className="form-fields">
          <Field {...content.name} name="name" autoComplete="name" error={errors?.name} />
          <Field {...content.email} name="email" type="email" autoComplete="email" error={errors?.email} />
          <Field {...content.message} name="message" rows={5} autoComplete="off" error={errors?.message} />
          {__FORMS_ARE_SENT__ && posting && (
            <PostedParts
              form="contact"
              honeypot={posting.honeypot}
              words={posting.failure}
              failure={failure}
            />
          )}
          <Button type="submit" disabled={isSending} className="w-full">
            {isSending ? content.sending : content.submit}
          </Button>
        </form>
        <div ref={thanks} tabIndex={-1} className="form-thanks">
          <div role="status">
            {isSending && <span className="sr-only">{content.sending}</span>}
            {isSent && (
              <>
                <AnimatedCheck />
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
