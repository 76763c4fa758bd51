import { fireEvent, screen, within } from '@testing-library/react';
import { pass } from '../support/browser';
import { renderRoute } from '../support/page';
import { Pointer } from '../support/pointer';
import { mainNavigation } from '../support/queries';

beforeEach(() => {
  jest.useFakeTimers();
});

it('shows the next of three slides after 5,000 ms', async () => {
  renderRoute('/');
  const dots = screen.getAllByRole('button', { name: /^Go to slide/ });
  const current = () => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true') + 1;
  for (const [before, after] of [
    [1, 2],
    [2, 3],
    [3, 1],
  ]) {
    await pass(4999);
    expect(current()).toBe(before);
    await pass(1);
    expect(current()).toBe(after);
  }
});

it('sends a message for 1,500 ms and shows that it is sent for 5,000 ms', async () => {
  renderRoute('/');
  const form = within(document.querySelector<HTMLElement>('#contact form') as HTMLElement);
  for (const field of form.getAllByRole('textbox'))
    fireEvent.input(field, { target: { value: 'a@b.example' } });
  const button = form.getByRole('button', { name: 'Send Message' });
  fireEvent.click(button);
  expect(button).toBeDisabled();
  expect(button).toHaveTextContent(/^Sending\.\.\.$/);
  await pass(1499);
  expect(button).toBeDisabled();
  await pass(1);
  expect(screen.getByText('Message Sent!')).toBeVisible();
  expect(screen.getByText("Thank you for reaching out. We'll get back to you shortly.")).toBeVisible();
  await pass(4999);
  expect(screen.getByText('Message Sent!')).toBeVisible();
  await pass(1);
  expect(screen.queryByText('Message Sent!')).toBeNull();
  expect(button).toHaveTextContent(/^Send Message$/);
  for (const field of form.getAllByRole('textbox')) expect(field).toHaveValue('');
});

it('thanks for a subscription after 500 ms, for good', async () => {
  renderRoute('/about');
  const thanks = "Thanks for subscribing! We'll keep you updated.";
  const field = screen.getByPlaceholderText('Your email address');
  fireEvent.input(field, { target: { value: 'ada@example.org' } });
  fireEvent.submit((field as HTMLInputElement).form as HTMLFormElement);
  await pass(499);
  expect(screen.queryByText(thanks)).toBeNull();
  await pass(1);
  expect(screen.getByText(thanks)).toBeVisible();
  expect(field).toHaveValue('');
  await pass(60_000);
  expect(screen.getByText(thanks)).toBeVisible();
});

it('opens a menu after 200 ms, closes it after 150 ms, and skips the delay for 300 ms', async () => {
  renderRoute('/about');
  const [services, company] = within(mainNavigation()).getAllByRole('button') as [HTMLElement, HTMLElement];
  const openNames = () =>
    [services, company].filter((button) => button.getAttribute('aria-expanded') === 'true');
  const pointer = new Pointer();
  pointer.moveTo(services);
  await pass(199);
  expect(openNames()).toEqual([]);
  await pass(1);
  expect(openNames()).toEqual([services]);
  pointer.moveAway();
  await pass(149);
  expect(openNames()).toEqual([services]);
  await pass(1);
  expect(openNames()).toEqual([]);
  await pass(299);
  pointer.moveTo(company);
  expect(openNames()).toEqual([company]);
  pointer.moveAway();
  await pass(150 + 300);
  pointer.moveTo(services);
  expect(openNames()).toEqual([]);
});
