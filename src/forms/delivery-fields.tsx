import { type DeliveryFailure, honeypot } from './http-delivery';
import type { FormEndpoint } from './use-form-endpoint';
import * as styles from './delivery-fields.module.css';
import { failureId } from '../content-model/ids';

interface DeliveryFieldsProps {
  endpoint: FormEndpoint;
  failure?: DeliveryFailure;
  /** Replaces the message for the failure. */
  message?: string;
}

export function DeliveryFields({ endpoint, failure, message }: DeliveryFieldsProps) {
  const { form: name, messages } = endpoint;
  return (
    <>
      <input type="hidden" name="form-name" value={name} />
      {/* Browsers and password managers do not fill in what is not laid out, or has the attribute of the manager. */}
      <input
        type="text"
        name={honeypot}
        hidden
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-form-type="other"
        data-lpignore="true"
      />
      <p id={failureId(name)} role="alert" className={failure ? styles.failure : 'absolute'}>
        {failure && (
          <strong className="font-semibold text-error">{message ?? messages[failure.reason]}</strong>
        )}
        {failure && failure.reason !== 'invalid' && <span> {messages.retry}</span>}
      </p>
    </>
  );
}
