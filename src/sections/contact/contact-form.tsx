import type { ReactNode } from 'react';
import { DeliveryFields } from '../../forms/delivery-fields';
import { FormField } from '../../forms/form-field';
import { useForm } from '../../forms/use-form';
import type { FormContent } from '../../content-model';
import { useFormEndpoint } from '../../forms/use-form-endpoint';
import { ContactLinks } from '../../layout/contact-details';
import { useLayoutContent } from '../../layout/use-layout-content';
import { AnimatedCheck } from '../../ui/animated-check';
import { Button } from '../../ui/controls/button';
import { Link } from '../../ui/controls/link';

const SIMULATED_DELAY_MS = 1500;
const SENT_DURATION_MS = 5000;
/** A form of more fields has two columns on a wide sheet. */
const FEW_FIELDS = 4;

const sendingLine =
  'after:absolute after:inset-x-0 after:bottom-0 after:h-1 after:origin-(--start-edge) after:scale-x-(--progress) after:[animation:progress_var(--duration)_var(--timing)] after:bg-signal';

interface ContactFormProps {
  content: FormContent;
  head?: ReactNode;
  className?: string;
}

export function ContactForm({ content, head, className = '' }: ContactFormProps) {
  const { forms } = useLayoutContent();
  const { name, fields, privacy } = content;
  const endpoint = useFormEndpoint(name, content.delivery);
  const { phase, failure, formProps, thanks, duration } = useForm({
    name,
    endpoint,
    simulatedDelay: SIMULATED_DELAY_MS,
    sentDuration: SENT_DURATION_MS,
  });
  const errors = failure?.fields;
  const isSending = phase === 'submitting';
  const isSent = phase === 'sent';
  const hiddenWhenSent = isSent ? 'invisible opacity-0' : '';
  // The duration of a request is unknown: the line slows down until the request times out.
  const progress = {
    '--duration': `${duration}ms`,
    '--timing': endpoint ? 'var(--ease)' : 'linear',
  };

  return (
    <div
      className={`folded-corner relative bg-surface px-[clamp(1.5rem,4vw,3.5rem)] py-[clamp(2.5rem,5vw,4.5rem)] paper [--fold:clamp(2.5rem,5vw,4rem)] print:hidden forced-colors:border ${className}`}
      data-phase={phase}
    >
      {head}
      <h3 className={`pe-[calc(var(--fold)/2)] text-large ${hiddenWhenSent}`}>{content.title}</h3>
      <div className="mt-8 grid *:col-start-1 *:row-start-1">
        <form
          {...formProps}
          encType={fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
          inert={isSent}
          className={`grid grid-cols-1 gap-8 transition-opacity duration-300 ${head || fields.length > FEW_FIELDS ? 'gap-x-gutter md:grid-cols-2 md:*:not-data-[short=true]:col-span-full' : ''} ${hiddenWhenSent}`}
        >
          {!endpoint && (
            <noscript>
              <p className="font-semibold">{forms.withoutScripts}</p>
              <p className="grid justify-items-start">
                <ContactLinks />
              </p>
            </noscript>
          )}
          {fields.map((field) => (
            <FormField key={field.name} field={field} error={errors?.[field.name]} />
          ))}
          {privacy && <FormPrivacy content={privacy} error={errors?.consent} />}
          {__SENDS_FORMS__ && endpoint && <DeliveryFields endpoint={endpoint} failure={failure} />}
          <Button
            type="submit"
            disabled={isSending}
            className={`relative w-full overflow-clip ${isSending ? sendingLine : ''}`}
            style={progress}
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

function FormPrivacy({ content, error }: { content: NonNullable<FormContent['privacy']>; error?: string }) {
  const { text, link, consent } = content;
  const sentence = (
    <>
      {text}{' '}
      {link && (
        <Link href={link.href} className="underline transition-control hover:text-accent">
          {link.title}
        </Link>
      )}
    </>
  );
  return consent ? (
    <FormField field={{ type: 'checkbox', name: 'consent', required: true, label: sentence }} error={error} />
  ) : (
    <p className="text-small text-ink-muted">{sentence}</p>
  );
}
