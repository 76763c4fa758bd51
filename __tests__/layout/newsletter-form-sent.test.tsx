import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { NewsletterForm } from '../../src/layout/footer/newsletter-form';
import { useLayoutContent } from '../../src/layout/use-layout-content';
import { pass } from '../support/browser';
import { catchPosts, endpoint, haveFormsSent, type Post } from '../support/form-endpoint';
import { newsletterThanks, sending } from '../support/specification';

// The sign-up where content has it sent; what it does in any case is in newsletter-form.test.tsx.

const { failure: words } = haveFormsSent();

function Form() {
  return <NewsletterForm content={useLayoutContent().footer.newsletter} />;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email address' });
const button = () => screen.getByRole('button');
const alert = () => screen.getByRole('alert');

let user: UserEvent;
let posts: Post[];

async function subscribe() {
  const view = render(<Form />);
  await user.type(field(), 'ada@example.org');
  await user.click(button());
  await pass(0);
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ delay: null });
  posts = catchPosts();
});

it('says that it is sending until there is an answer, and then gives thanks for good', async () => {
  await subscribe();
  await pass(14_999);
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent(sending);
  expect(screen.getByRole('status')).toHaveTextContent(sending);
  fireEvent.submit(field().form as HTMLFormElement);
  expect(posts.map(({ address }) => address)).toEqual([endpoint]);
  expect(String(posts[0]?.init.body)).toBe('email=ada%40example.org&form-name=newsletter');
  await posts[0]?.answer(200);
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${newsletterThanks}$`));
  await pass(24 * 60 * 60 * 1000);
  expect(field().form).toHaveAttribute('inert');
  expect(field()).toHaveValue('');
});

it('keeps the address when it fails, and sends it again', async () => {
  await subscribe();
  await posts[0]?.answer(503);
  expect(alert()).toHaveTextContent(`${words.failed} ${words.retry}`);
  expect(field().form).toHaveAccessibleDescription(`${words.failed} ${words.retry}`);
  expect(field()).toHaveValue('ada@example.org');
  expect(button()).toHaveTextContent('Subscribe');
  await user.click(button());
  await pass(0);
  expect(alert()).toBeEmptyDOMElement();
  await posts[1]?.answer(200);
  expect(screen.getByRole('status')).toHaveTextContent(newsletterThanks);
});

it('says what is wrong with the address in place of its own words', async () => {
  await subscribe();
  await posts[0]?.answer(422, { errors: [{ field: 'email', message: 'is on the list already' }] });
  expect(alert()).toHaveTextContent(/^is on the list already$/);
  expect(field()).toHaveAccessibleDescription('is on the list already');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(field()).toHaveFocus();
  await user.type(field(), 'x');
  expect(alert()).toBeEmptyDOMElement();
  expect(field()).not.toHaveAttribute('aria-invalid');
});

it('calls it off when the visitor leaves', async () => {
  const { unmount } = await subscribe();
  unmount();
  expect(posts[0]?.init.signal?.aborted).toBe(true);
  await pass(0);
  expect(jest.getTimerCount()).toBe(0);
});
