import type { ReactNode } from 'react';
import { ConditionalField } from '../../forms/conditional-field';
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
import * as styles from './contact-form.module.css';

const SIMULATED_DELAY_MS = 1500;
const SENT_DURATION_MS = 5000;
/** A form of more fields has two columns on a wide sheet. */
const FEW_FIELDS = 4;

interface ContactFormProps {
  content: FormContent;
  /** Beside the form, which is a letter then. */
  head?: ReactNode;
}

export function ContactForm({ content, head }: ContactFormProps) {
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
  // The duration of a request is unknown: the line slows down until the request times out.
  const progress = {
    '--duration': `${duration}ms`,
    '--timing': endpoint ? 'var(--ease)' : 'linear',
  };

  return (
    <div
      className={`folded-corner ${styles.sheet} ${head ? styles.letter : styles.beside} print:hidden`}
      data-phase={phase}
    >
      {head}
      <h3 className={styles.title}>{content.title}</h3>
      <div className={styles.body}>
        <form
          {...formProps}
          encType={fields.some(({ type }) => type === 'file') ? 'multipart/form-data' : undefined}
          inert={isSent}
          className={head || fields.length > FEW_FIELDS ? `${styles.form} ${styles.columns}` : styles.form}
        >
          {!endpoint && (
            <noscript>
              <p className="font-semibold">{forms.withoutScripts}</p>
              <p className="grid justify-items-start">
                <ContactLinks />
              </p>
            </noscript>
          )}
          {fields.map((field) =>
            __PARTS__.conditions && field.shownFor ? (
              <ConditionalField key={field.name} condition={field.shownFor}>
                {(isShown) => (
                  <FormField
                    field={{ ...field, required: isShown && field.required }}
                    error={errors?.[field.name]}
                  />
                )}
              </ConditionalField>
            ) : (
              <FormField key={field.name} field={field} error={errors?.[field.name]} />
            ),
          )}
          {privacy && <FormPrivacy content={privacy} error={errors?.consent} />}
          {__PARTS__.delivery && endpoint && <DeliveryFields endpoint={endpoint} failure={failure} />}
          <Button type="submit" disabled={isSending} className={styles.submit} style={progress}>
            {isSending ? content.sending : content.submit}
          </Button>
        </form>
        <div ref={thanks} tabIndex={-1} className={styles.thanks}>
          <div role="status">
            {isSending && <span className="sr-only">{content.sending}</span>}
            {isSent && (
              <>
                <div className={styles.check}>
                  <AnimatedCheck />
                </div>
                <p className="mt-6 font-display text-large font-semibold">{content.sentTitle}</p>
                <p className={styles.message}>{content.sentText}</p>
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
