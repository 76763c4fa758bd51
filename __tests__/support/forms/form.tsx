import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { FormEndpoint } from '../../../src/forms/use-form-endpoint';
import { DeliveryFields } from '../../../src/forms/delivery-fields';
import { saveWhileTyping } from '../../../src/forms/drafts';
import { FormField } from '../../../src/forms/form-field';
import { useForm } from '../../../src/forms/use-form';
import { pass } from '../browser';

// A form with two fields, for tests of its states.

interface FormProps {
  name?: string;
  endpoint?: FormEndpoint | null;
  sentDuration?: number;
  /** Further fields. */
  children?: ReactNode;
}

/** In ms. */
export const SIMULATED_DELAY = 300;

/** The form's accessible name is its phase. */
export function Form({ name = 'contact', endpoint = null, children, ...rest }: FormProps) {
  const { phase, failure, formProps } = useForm({ name, endpoint, simulatedDelay: SIMULATED_DELAY, ...rest });
  return (
    <form aria-label={phase} {...formProps}>
      <FormField field={{ label: 'Email', name: 'email', required: true }} error={failure?.fields.email} />
      <FormField
        field={{ label: 'Message', name: 'message', required: true }}
        error={failure?.fields.message}
      />
      {children}
      {endpoint && <DeliveryFields endpoint={endpoint} failure={failure} />}
      <button type="submit" disabled={phase === 'submitting'} />
    </form>
  );
}

export const form = () => screen.getByRole<HTMLFormElement>('form');
export const phase = () => form().getAttribute('aria-label');
export const button = () => screen.getByRole('button');
export const alert = () => screen.getByRole('alert');
export const field = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
/** The values of both fields. */
export const texts = () => [field('email').value, field('message').value];
export const write = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

/** What the inline script does while the visitor types. */
saveWhileTyping();

export const submit = () => {
  fireEvent.submit(form());
  return pass(0);
};

export async function fillInAndSubmit(props: FormProps = {}) {
  const view = render(<Form {...props} />);
  write('email', 'ada@example.org');
  write('message', 'Hello');
  button().focus();
  await submit();
  return view;
}
