import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ContactForm } from '../../src/sections/contact/contact-form';
import { pass } from '../support/browser';
import { sectionContent } from '../support/content';
import { catchPosts, endpoint, haveFormsSent, type Post } from '../support/form-endpoint';
import { messageSent, messageThanks, sending } from '../support/specification';

// The message form where content has it sent; what it does in any case is in contact-form.test.tsx.

const { failure: words } = haveFormsSent();
const content = sectionContent<Queries.ContactSectionFragment>('contact').form;

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const values = () => ['Name', 'Email', 'Message'].map((name) => field(name).value);
const button = () => screen.getByRole('button');
const alert = () => screen.getByRole('alert');
const form = () => field('Name').form as HTMLFormElement;
const hidden = (name: string) => form().elements.namedItem(name) as HTMLInputElement;
const said = (sentence: string) => `${sentence} ${words.retry}`;

const message = ['Ada', 'ada@example.org', 'Hello\nthere'];

let user: UserEvent;
let posts: Post[];

async function send() {
  const view = render(<ContactForm content={content} />);
  for (const [index, name] of ['Name', 'Email', 'Message'].entries())
    fireEvent.input(field(name), { target: { value: message[index] } });
  await user.click(button());
  await pass(0);
  return view;
}

const answered = (status: number, body?: unknown) => posts.at(-1)?.answer(status, body);
const lost = () => posts.at(-1)?.lose();

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ delay: null });
  posts = catchPosts();
});

describe('Rendering', () => {
  it('works without script, too', () => {
    render(<ContactForm content={content} />);
    expect(form()).toHaveAttribute('action', endpoint);
    expect(form()).toHaveAttribute('method', 'post');
    expect(hidden('form-name')).toHaveValue('contact');
  });

  it('has a field that only programs find', () => {
    render(<ContactForm content={content} />);
    const trap = hidden('_gotcha');
    expect(trap).toHaveAttribute('type', 'text');
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(trap.labels).toHaveLength(0);
    expect(trap.closest('[aria-hidden=true]')).toHaveClass('sr-only');
    expect(screen.getAllByRole('textbox')).not.toContain(trap);
  });

  it('has a place for failures before there is one', () => {
    render(<ContactForm content={content} />);
    expect(alert()).toBeEmptyDOMElement();
    expect(form()).not.toHaveAttribute('aria-describedby');
  });
});

describe('Sending', () => {
  it('lasts until there is an answer', async () => {
    await send();
    expect(posts).toHaveLength(1);
    expect(posts[0]?.address).toBe(endpoint);
    expect(String(posts[0]?.init.body)).toContain('name=Ada&email=ada%40example.org&message=Hello');
    await pass(14_999);
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent(sending);
    expect(screen.getByRole('status')).toHaveTextContent(sending);
    expect(values()).toEqual(message);
  });

  it('sends once, however often it is asked to', async () => {
    await send();
    fireEvent.submit(form());
    await pass(100);
    expect(posts).toHaveLength(1);
  });

  it('ends as it does where it is simulated', async () => {
    await send();
    await answered(200);
    expect(screen.getByRole('status')).toHaveTextContent(`${messageSent}${messageThanks}`);
    expect(values()).toEqual(['', '', '']);
    expect(alert()).toBeEmptyDOMElement();
    await pass(4999);
    expect(screen.getByText(messageSent)).toBeVisible();
    await pass(1);
    expect(screen.queryByText(messageSent)).toBeNull();
    expect(button()).toHaveFocus();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('is called off when the visitor leaves, and leaves nothing behind', async () => {
    const { unmount } = await send();
    unmount();
    expect(posts[0]?.init.signal?.aborted).toBe(true);
    await pass(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('looks the same to a program that fills in everything, and sends nothing', async () => {
    render(<ContactForm content={content} />);
    for (const name of ['name', 'email', 'message', '_gotcha'])
      fireEvent.input(hidden(name), { target: { value: 'spam@example.org' } });
    fireEvent.submit(form());
    await pass(0);
    expect(screen.getByText(messageSent)).toBeVisible();
    expect(posts).toEqual([]);
  });
});

describe('Failing', () => {
  const expectFailed = (sentence: string) => {
    expect(alert()).toHaveTextContent(said(sentence));
    expect(form()).toHaveAccessibleDescription(said(sentence));
    expect(values()).toEqual(message);
    expect(button()).toBeEnabled();
    expect(button()).toHaveTextContent(/^Send Message$/);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(form()).not.toHaveAttribute('inert');
    expect(jest.getTimerCount()).toBe(0);
  };

  it.each([404, 500])('says so on status %d, and keeps the fields', async (status) => {
    await send();
    await answered(status);
    expectFailed(words.failed);
  });

  it('says so when there is no way through', async () => {
    await send();
    await lost();
    expectFailed(words.failed);
  });

  it('says that the visitor is offline', async () => {
    await send();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await lost();
    expectFailed(words.offline);
  });

  it('says after 15,000 ms, and not before, that there has been no answer', async () => {
    await send();
    await pass(14_999);
    expect(alert()).toBeEmptyDOMElement();
    await pass(1);
    expectFailed(words.timeout);
    expect(posts[0]?.init.signal?.aborted).toBe(true);
  });

  it('stays until the same button sends again', async () => {
    await send();
    await answered(500);
    await pass(60_000);
    expectFailed(words.failed);
    await user.click(button());
    await pass(0);
    expect(alert()).toBeEmptyDOMElement();
    expect(button()).toHaveTextContent(sending);
    await answered(500);
    expectFailed(words.failed);
    await user.click(button());
    await pass(0);
    await answered(200);
    expect(posts).toHaveLength(3);
    expect(screen.getByText(messageSent)).toBeVisible();
  });

  it('gives the focus back to the button, which had it', async () => {
    await send();
    (document.activeElement as HTMLElement).blur();
    await answered(500);
    expect(button()).toHaveFocus();
  });

  it('leaves the focus in the field that sent it', async () => {
    render(<ContactForm content={content} />);
    for (const [index, name] of ['Name', 'Email', 'Message'].entries())
      fireEvent.input(field(name), { target: { value: message[index] } });
    await user.type(field('Email'), '{Enter}');
    await pass(0);
    await answered(500);
    expect(field('Email')).toHaveFocus();
  });

  it('calls nobody back who has moved on', async () => {
    render(<input aria-label="Elsewhere" />);
    await send();
    field('Elsewhere').focus();
    await answered(422, { errors: { email: 'is unknown' } });
    expect(field('Elsewhere')).toHaveFocus();
  });
});

describe('Refused fields', () => {
  const refuse = async () => {
    await send();
    await answered(422, { errors: { message: 'is too short', email: 'is <b>unknown</b>' } });
  };

  it('say so themselves, as text, and the form says where to look', async () => {
    await refuse();
    expect(alert()).toHaveTextContent(new RegExp(`^${words.invalid}$`));
    for (const [name, text] of [
      ['Email', 'is <b>unknown</b>'],
      ['Message', 'is too short'],
    ] as const) {
      expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      expect(field(name)).toHaveAccessibleDescription(text);
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(field('Name')).not.toHaveAttribute('aria-invalid');
    expect(values()).toEqual(message);
  });

  it('take the focus, the first of them', async () => {
    await refuse();
    expect(field('Email')).toHaveFocus();
  });

  it('are good until proven otherwise once they have been changed', async () => {
    await refuse();
    await user.type(field('Name'), '!');
    expect(field('Email')).toHaveAttribute('aria-invalid');
    await user.type(field('Email'), 'x');
    expect(field('Email')).not.toHaveAttribute('aria-invalid');
    expect(field('Email')).not.toHaveAccessibleDescription();
    expect(field('Email')).toHaveFocus();
    expect(field('Message')).toHaveAccessibleDescription('is too short');
    expect(alert()).toHaveTextContent(words.invalid);
    await user.type(field('Message'), '!');
    expect(alert()).toBeEmptyDOMElement();
    await user.click(button());
    await pass(0);
    await answered(200);
    expect(screen.getByText(messageSent)).toBeVisible();
  });
});
