import { useId } from 'react';
import { DeliveryFields } from '../../forms/delivery-fields';
import { useForm } from '../../forms/use-form';
import { Button } from '../../ui/controls/button';
import type { LayoutContent } from '../use-layout-content';
import * as styles from './newsletter-form.module.css';
import { useFormEndpoint } from '../../forms/use-form-endpoint';
import { failureId } from '../../content-model/ids';

const SIMULATED_DELAY_MS = 500;

export const FooterTitle = ({ children }: { children: string }) => (
  <h2 className={styles.title}>{children}</h2>
);

export function NewsletterForm(newsletter: NonNullable<LayoutContent['footer']['newsletter']>) {
  const { title, text, label, placeholder, button, success } = newsletter;
  const fieldName = newsletter.field ?? 'email';
  const endpoint = useFormEndpoint('newsletter', newsletter.delivery);
  const { phase, failure, formProps, thanks } = useForm({
    name: 'newsletter',
    endpoint,
    simulatedDelay: SIMULATED_DELAY_MS,
  });
  const fieldId = useId();
  const isSent = phase === 'sent';
  const sending = phase === 'submitting' ? endpoint?.sending : undefined;
  const error = failure?.fields[fieldName];

  return (
    <div className={`${styles.newsletter} ${endpoint ? '' : 'noscript:hidden'}`.trim()}>
      <FooterTitle>{title}</FooterTitle>
      <p className="text-balance text-ink-muted">{text}</p>
      <div className={styles.content}>
        <form {...formProps} className={`${styles.form} ${isSent ? 'invisible' : ''}`.trim()} inert={isSent}>
          <label htmlFor={fieldId} className="sr-only">
            {label}
          </label>
          <div className={styles.line}>
            <input
              id={fieldId}
              name={fieldName}
              type="email"
              required
              autoComplete="email"
              placeholder={placeholder}
              className={styles.field}
              {...(error && { 'aria-invalid': true, 'aria-describedby': failureId('newsletter') })}
            />
            <Button type="submit" look="quiet" size="small" disabled={sending !== undefined}>
              {sending ?? button}
            </Button>
          </div>
          {__PARTS__.delivery && endpoint && (
            <DeliveryFields endpoint={endpoint} failure={failure} message={error} />
          )}
        </form>
        <div ref={thanks} role="status" tabIndex={-1} className={styles.thanks}>
          {sending && <span className="sr-only">{sending}</span>}
          {isSent && <span className={styles.success}>{success}</span>}
        </div>
      </div>
    </div>
  );
}
