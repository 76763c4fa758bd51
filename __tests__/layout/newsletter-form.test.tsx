import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { NewsletterForm } from '../../src/layout/footer/newsletter-form';
import { useLayoutContent } from '../../src/layout/use-layout-content';
import { pass } from '../support/browser';
import { newsletterPlaceholder, newsletterThanks } from '../support/specification';

function Form() {
  return <NewsletterForm content={useLayoutContent().footer.newsletter} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email address' });
const submit = () => screen.getByRole('button', { name: 'Subscribe' });
const status = () => screen.getByRole('status');

let user: UserEvent;

async function subscribe() {
  const view = render(<Form />);
  await user.type(field(), 'ada@example.org');
  await user.click(submit());
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ delay: null });
});

it('asks for an e-mail address, and requires it', () => {
  render(<Form />);
  expect(field()).toHaveAttribute('type', 'email');
  expect(field()).toHaveAttribute('placeholder', newsletterPlaceholder);
  expect(field()).toBeRequired();
  expect(field()).toHaveAttribute('autocomplete', 'email');
});

it.each(['', 'no address'])('leaves it to the browser to refuse %p', async (text) => {
  render(<Form />);
  if (text) await user.type(field(), text);
  await user.click(submit());
  expect(field()).toBeInvalid();
  await pass(10_000);
  expect(status()).toBeEmptyDOMElement();
});

it('gives thanks after 500 ms, and not before', async () => {
  await subscribe();
  await pass(499);
  expect(status()).toBeEmptyDOMElement();
  expect(field()).toHaveValue('ada@example.org');
  await pass(1);
  expect(status()).toHaveTextContent(new RegExp(`^${newsletterThanks}$`));
});

it('hands the focus on to the thanks', async () => {
  await subscribe();
  expect(submit()).toHaveFocus();
  await pass(500);
  expect(status()).toHaveFocus();
});

it('leaves the focus where the visitor has gone meanwhile', async () => {
  await subscribe();
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  await pass(500);
  expect(elsewhere).toHaveFocus();
});

it('clears the field', async () => {
  await subscribe();
  await pass(500);
  expect(field()).toHaveValue('');
});

it('knows no way back', async () => {
  await subscribe();
  await pass(500);
  expect(field().form).toHaveAttribute('inert');
  await pass(24 * 60 * 60 * 1000);
  expect(status()).toHaveTextContent(newsletterThanks);
  expect(field().form).toHaveAttribute('inert');
});

it('leaves no timer behind when the visitor leaves on the way', async () => {
  const { unmount } = await subscribe();
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
