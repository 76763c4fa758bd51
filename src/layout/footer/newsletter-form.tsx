import { useId } from 'react';
import { DeliveryFields } from '../../forms/delivery-fields';
import { useForm } from '../../forms/use-form';
import { Button } from '../../ui/controls/button';
import type { LayoutContent } from '../use-layout-content';
import { useFormEndpoint } from '../../forms/use-form-endpoint';
import { failureId } from '../../content-model/ids';

const SIMULATED_DELAY_MS = 500;

export const FooterTitle = ({ children }: { children: string }) => (
  <h2 className="mb-3 font-text text-small/body font-semibold text-ink-muted">{children}</h2>
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
    <div
      className={`lg:col-span-5 lg:col-start-8 xl:col-span-4 xl:col-start-9 print:hidden ${endpoint ? '' : 'noscript:hidden'}`}
    >
      <FooterTitle>{title}</FooterTitle>
      <p className="text-balance text-ink-muted">{text}</p>
      <div className="mt-5 grid items-center *:col-start-1 *:row-start-1">
        <form {...formProps} className={`grid gap-4 ${isSent ? 'invisible' : ''}`} inert={isSent}>
          <label htmlFor={fieldId} className="sr-only">
            {label}
          </label>
          <div className="flex flex-wrap gap-2 border-b border-control-line pb-2 has-aria-invalid:border-error has-aria-invalid:[box-shadow:0_1px_0_var(--color-error)]">
            <input
              id={fieldId}
              name={fieldName}
              type="email"
              required
              autoComplete="email"
              placeholder={placeholder}
              /* Without a width of 0 the natural width of the field overflows the narrowest screens. */
              className="min-h-11 w-0 min-w-[min(9rem,100%)] flex-1 rounded-small placeholder:text-ink-muted"
              {...(error && { 'aria-invalid': true, 'aria-describedby': failureId('newsletter') })}
            />
            <Button type="submit" look="quiet" size="small" disabled={sending !== undefined}>
              {sending ?? button}
            </Button>
          </div>
          {__SENDS_FORMS__ && endpoint && (
            <DeliveryFields endpoint={endpoint} failure={failure} message={error} />
          )}
        </form>
        <div ref={thanks} role="status" tabIndex={-1} className="focus-visible:outline-none">
          {sending && <span className="sr-only">{sending}</span>}
          {isSent && (
            <span className="flex animate-enter items-baseline gap-3 border-b border-signal pb-3 font-semibold before:h-2 before:w-[0.9rem] before:flex-none before:-translate-y-[0.2rem] before:-rotate-45 before:border-b-2 before:border-l-2 before:border-signal">
              {success}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
