import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { type DeliveryFailure, sendForm, timeLimit } from './http-delivery';
import { isFocusLost } from '../hooks/focus';
import type { FormEndpoint } from './use-form-endpoint';
import { draftFields, formControls, queryForm, restoreDraft, saveDraft } from './drafts';
import { failureId } from '../content-model/ids';

interface FormOptions {
  name: string;
  /** Null if delivery is simulated. */
  endpoint: FormEndpoint | null;
  /** Duration of a simulated delivery, in ms. */
  simulatedDelay: number;
  /** How long the form stays sent, in ms. Without it, the form never returns to idle. */
  sentDuration?: number;
}

const simulateDelivery = (duration: number, signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    const timer = setTimeout(resolve, duration);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

type Submission = 'idle' | 'submitting' | 'sent' | DeliveryFailure;

/**
 * The state of a form, and the props of its `form` element: idle → submitting → sent → idle, or failed until the next
 * submit.
 *
 * On success the fields are cleared. On failure they are kept. An edit and a submit during delivery are ignored.
 * Unmounting aborts the delivery. React's form actions do not fit: they also clear the fields on failure.
 */
export function useForm({ name, endpoint, simulatedDelay, sentDuration }: FormOptions) {
  const [submission, setSubmission] = useState<Submission>('idle');
  /** How long the delivery takes, or may take, in ms. */
  const [duration, setDuration] = useState(simulatedDelay);
  const failure = typeof submission === 'object' ? submission : undefined;
  const phase = typeof submission === 'object' ? 'failed' : submission;
  const ref = useRef<HTMLFormElement>(null);
  /** The element that shows that the form is sent. */
  const thanks = useRef<HTMLDivElement>(null);
  const delivery = useRef<AbortController>(null);

  useEffect(() => {
    if (ref.current) draftFields(ref.current).forEach(restoreDraft);
    return () => delivery.current?.abort();
  }, []);

  useEffect(() => {
    if (phase !== 'sent' || sentDuration === undefined) return;
    const timer = setTimeout(() => setSubmission('idle'), sentDuration);
    return () => clearTimeout(timer);
  }, [phase, sentDuration]);

  // The focused element is disabled, or disappears when the form is sent and when it returns. An error moves the focus to its
  // field. Focus outside the form stays there.
  useEffect(() => {
    const isIn = (element: HTMLElement | null) => element?.contains(document.activeElement);
    const isInvalid = failure?.reason === 'invalid';
    const isLost = isFocusLost() && (phase === 'sent' || phase === 'failed');
    if (!isLost && !(isInvalid && isIn(ref.current)) && !(phase === 'idle' && isIn(thanks.current))) return;
    if (phase === 'sent') thanks.current?.focus();
    else if (ref.current)
      queryForm(ref.current, '[aria-invalid], [type=submit]')[0]?.focus({ preventScroll: !isInvalid });
  }, [phase, failure?.reason]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (delivery.current) return;
    const form = event.currentTarget;
    const drafts = draftFields(form);
    for (const field of drafts) field.value = trim(field.value);
    // The browser accepts spaces and invisible characters as the value of a required field.
    const { reportValidity, submit } = HTMLFormElement.prototype;
    if (!reportValidity.call(form)) return;
    if (endpoint?.opensPage) return submit.call(form);
    const data = new FormData(form);
    const controller = new AbortController();
    delivery.current = controller;
    const result =
      __PARTS__.delivery && endpoint
        ? sendForm(endpoint, data, controller)
        : simulateDelivery(simulatedDelay, controller.signal);
    const fields = formControls(form);
    lock(fields, true);
    if (__PARTS__.delivery && endpoint) setDuration(timeLimit(data));
    setSubmission('submitting');
    void result.then((problem) => {
      delivery.current = null;
      lock(fields, false);
      if (problem) return setSubmission(problem);
      // An empty value alone would leave the fields marked as invalid.
      form.reset();
      drafts.forEach(saveDraft);
      setSubmission('sent');
    });
  };

  const handleInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const { name: changed } = target as Element as HTMLInputElement;
    setSubmission((current) => withoutFieldError(current, changed));
  };

  const formProps: ComponentProps<'form'> = {
    ref,
    name,
    onSubmit: handleSubmit,
    onInput: handleInput,
    'aria-describedby': failure && failureId(name),
    // Without JavaScript the browser sends the form to the same address, or not at all: a form with the method "dialog" is
    // only sent within a dialog. The default method would put the message into the address of the page.
    ...(endpoint ? { action: endpoint.url, method: 'post' } : { method: 'dialog' }),
  };
  return { phase, failure, formProps, thanks, duration };
}

/** Characters that show nothing, such as spaces of any width, joiners and the filler of Hangul. */
const onlyInvisible = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Within a text, invisible characters belong to emoji and to words of some scripts. */
const trim = (text: string): string => (onlyInvisible.test(text) ? '' : text.trim());

/** A field that is read-only keeps the focus. Browsers do not have read-only choices and files. */
function lock(fields: ReturnType<typeof formControls>, isLocked: boolean): void {
  for (const field of fields) {
    const isPicked = field.matches('select, [type=radio], [type=checkbox], [type=file]');
    Object.assign(field, { [isPicked ? 'disabled' : 'readOnly']: isLocked });
  }
}

/** Removes the error of a field that the visitor changes. Without other errors the form is idle again. */
function withoutFieldError(submission: Submission, name: string): Submission {
  const { [name]: error, ...fields } = typeof submission === 'object' ? submission.fields : {};
  if (!error) return submission;
  return Object.keys(fields).length === 0 ? 'idle' : { reason: 'invalid', fields };
}
