import { type CSSProperties, useEffect, useRef } from 'react';
import { DeliveryFields } from '../../forms/delivery-fields';
import { FormField } from '../../forms/form-field';
import { RESPONSE_TIMEOUT_MS } from '../../forms/http-delivery';
import { useForm } from '../../forms/use-form';
import { isFocusLost } from '../../hooks/focus';
import { useFormEndpoint } from '../../layout/use-form-endpoint';
import { useLayoutContent } from '../../layout/use-layout-content';
import { AnimatedCheck } from '../../ui/animated-check';
import { ContactLinks } from '../../ui/contact-links';
import { Button } from '../../ui/controls/button';
import * as styles from './contact.module.css';
import type { ContactContent } from './definition';

const SIMULATED_DELAY_MS = 1500;
const SENT_DURATION_MS = 5000;

/** The message form. The confirmation replaces its fields for a few seconds. */
export function ContactForm({ content }: { content: ContactContent['form'] }) {
  const { forms, site } = useLayoutContent();
  const endpoint = useFormEndpoint('contact');
  const { phase, failure, formProps } = useForm({
    name: 'contact',
    endpoint,
    simulatedDelay: SIMULATED_DELAY_MS,
    sentDuration: SENT_DURATION_MS,
  });
  const errors = failure?.fields;
  const isSending = phase === 'submitting';
  const isSent = phase === 'sent';
  const hiddenWhenSent = isSent ? 'invisible opacity-0' : '';
  const card = useRef<HTMLDivElement>(null);
  const thanks = useRef<HTMLDivElement>(null);

  // The focused element disappears when the form is sent, and again when the form returns.
  useEffect(() => {
    if (isSent && isFocusLost()) thanks.current?.focus();
    if (!isSent && thanks.current?.contains(document.activeElement))
      card.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isSent]);

  return (
    <div
      ref={card}
      className="folded-corner relative bg-surface px-[clamp(1.5rem,4vw,3.5rem)] py-[clamp(2.5rem,5vw,4.5rem)] paper [--fold:clamp(2.5rem,5vw,4rem)] lg:col-span-6 lg:-mb-rhythm lg:self-end print:hidden forced-colors:border"
      data-phase={phase}
    >
      <h3 className={`text-large ${hiddenWhenSent}`}>{content.title}</h3>
      <div className="mt-8 grid *:col-start-1 *:row-start-1">
        <form
          {...formProps}
          inert={isSent}
          className={`grid gap-8 transition-opacity duration-300 ${hiddenWhenSent}`}
        >
          {!endpoint && (
            <noscript>
              <p className="font-semibold">{forms.withoutScripts}</p>
              <p className="grid justify-items-start">
                <ContactLinks phone={site.phone} email={site.email} />
              </p>
            </noscript>
          )}
          <FormField {...content.name} name="name" autoComplete="name" error={errors?.name} />
          <FormField
            {...content.email}
            name="email"
            type="email"
            autoComplete="email"
            error={errors?.email}
          />
          <FormField
            {...content.message}
            name="message"
            rows={5}
            autoComplete="off"
            error={errors?.message}
          />
          {endpoint && <DeliveryFields endpoint={endpoint} failure={failure} />}
          <Button
            type="submit"
            disabled={isSending}
            className={`w-full ${isSending ? styles.sending : ''} ${endpoint ? styles.request : ''}`}
            style={
              { '--duration': `${endpoint ? RESPONSE_TIMEOUT_MS : SIMULATED_DELAY_MS}ms` } as CSSProperties
            }
          >
            {isSending ? content.sending : content.submit}
          </Button>
        </form>
        <div
          ref={thanks}
          tabIndex={-1}
          className={`self-center focus-visible:outline-none ${isSent ? 'animate-enter' : 'pointer-events-none'}`}
        >
          <div role="status">
            {isSending && <span className="sr-only">{content.sending}</span>}
            {isSent && (
              <>
                {/* The signal colour of inverse surfaces is too light for paper. */}
                <div className="[--color-signal:var(--step-coral)]">
                  <AnimatedCheck />
                </div>
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
