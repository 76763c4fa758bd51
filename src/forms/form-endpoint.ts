import type { DeliveryFailure } from './delivery';

/** The forms of the site. */
export type FormName = 'contact' | 'newsletter';

/** Where a form is sent, and the texts that only an HTTP delivery shows. */
export interface FormEndpoint {
  form: FormName;
  url: string;
  /** Name of the hidden field that only bots fill in. */
  honeypot: string;
  /** Label of a submit button that has no own text for the submitting state. */
  sending: string;
  messages: Readonly<Record<DeliveryFailure['reason'] | 'retry', string>>;
}
