import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useFormEndpoint } from '../../src/forms/use-form-endpoint';
import { NewsletterForm } from '../../src/layout/footer/newsletter-form';
import { pass } from '../support/browser';
import { formEndpoint, mockFetch } from '../support/forms/form-endpoint';
import { footer } from '../support/layout-content';

jest.mock('../../src/forms/use-form-endpoint');

const content = footer.newsletter;

let user: UserEvent;

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: content.label });
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status');
const alert = () => screen.getByRole('alert');

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ delay: null });
});

it('sends the address by the name that the content gives it, says so, and replaces the form by a confirmation with the focus', async () => {
  jest.mocked(useFormEndpoint).mockImplementation((form) => ({ ...formEndpoint, form }));
  const requests = mockFetch();
  render(<NewsletterForm {...content} field="EMAIL" />);
  await user.type(field(), 'ada@example.org');
  await user.click(button());
  await pass(0);
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent(formEndpoint.sending);
  expect(status()).toHaveTextContent(formEndpoint.sending);
  expect(String(requests[0]?.init.body)).toBe('EMAIL=ada%40example.org&form-name=newsletter');
  await requests[0]?.respond(422, { errors: { EMAIL: 'is on the list' } });
  expect(alert()).toHaveTextContent(/^is on the list$/);
  await user.click(button());
  await pass(0);
  await requests[1]?.respond(200);
  expect(status()).toHaveTextContent(content.success);
  expect(status()).toHaveFocus();
  expect(field().form).toHaveAttribute('inert');
});
