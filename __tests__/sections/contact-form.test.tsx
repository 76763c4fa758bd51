import { fireEvent, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ContactForm } from '../../src/sections/contact/contact-form';
import { pass } from '../support/browser';
import { sectionContent } from '../support/content';
import { contactPlaceholders, messageSent, messageThanks, sending } from '../support/specification';

const content = sectionContent<Queries.ContactSectionFragment>('contact').form;

const fields = () => screen.getAllByRole<HTMLInputElement | HTMLTextAreaElement>('textbox');
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = () => screen.getByRole('button');
const status = () => screen.getByRole('status');
const form = () => field('Name').form as HTMLFormElement;

let user: UserEvent;

const write = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });

function fillIn() {
  write('Name', 'Ada');
  write('Email', 'ada@example.org');
  write('Message', 'Hello\nthere');
}

async function send() {
  const view = render(<ContactForm content={content} />);
  fillIn();
  await user.click(button());
  return view;
}

function expectIdle() {
  expect(button()).toBeEnabled();
  expect(button()).toHaveTextContent(/^Send Message$/);
  expect(status()).toBeEmptyDOMElement();
  expect(form()).not.toHaveAttribute('inert');
}

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({ delay: null });
});

describe('Rendering', () => {
  it('asks for name, email and message by label and placeholder', () => {
    render(<ContactForm content={content} />);
    expect(fields()).toEqual([field('Name'), field('Email'), field('Message')]);
    expect(fields().map(({ placeholder }) => placeholder)).toEqual(contactPlaceholders);
  });

  it('requires all three', () => {
    render(<ContactForm content={content} />);
    for (const each of fields()) expect(each).toBeRequired();
  });

  it('gives each its kind, and tells the browser what to offer', () => {
    render(<ContactForm content={content} />);
    expect(field('Name')).toHaveAttribute('type', 'text');
    expect(field('Name')).toHaveAttribute('autocomplete', 'name');
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Email')).toHaveAttribute('autocomplete', 'email');
    expect(field('Message').tagName).toBe('TEXTAREA');
    expect(field('Message')).toHaveAttribute('rows', '5');
  });

  it('sets no bounds and no messages of its own', () => {
    render(<ContactForm content={content} />);
    for (const each of fields()) {
      for (const bound of ['minlength', 'maxlength', 'pattern']) expect(each).not.toHaveAttribute(bound);
    }
    expect(form()).not.toHaveAttribute('novalidate');
  });

  it('has nothing that only sending would need', () => {
    const { container } = render(<ContactForm content={content} />);
    for (const name of ['action', 'method', 'aria-describedby']) expect(form()).not.toHaveAttribute(name);
    expect(container.querySelectorAll('input, textarea')).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is idle to begin with', () => {
    render(<ContactForm content={content} />);
    expectIdle();
  });
});

describe('Validation', () => {
  it.each(['Name', 'Email', 'Message'])('leaves it to the browser to ask for %s', async (name) => {
    render(<ContactForm content={content} />);
    fillIn();
    write(name, '');
    await user.click(button());
    expect(field(name)).toBeInvalid();
    await pass(10_000);
    expectIdle();
  });

  it('leaves it to the browser to refuse what is no e-mail address', async () => {
    render(<ContactForm content={content} />);
    fillIn();
    write('Email', 'ada');
    await user.click(button());
    await pass(10_000);
    expectIdle();
  });
});

describe('Sending', () => {
  it('disables the button and says so at once', async () => {
    await send();
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent(new RegExp(`^${sending}$`));
    expect(status()).toHaveTextContent(sending);
  });

  it('lasts 1,500 ms', async () => {
    await send();
    await pass(1499);
    expect(button()).toBeDisabled();
    expect(screen.queryByText(messageSent)).toBeNull();
    await pass(1);
    expect(screen.getByText(messageSent)).toBeVisible();
  });

  it('keeps what was written until it has arrived', async () => {
    await send();
    await pass(1499);
    expect(fields().map(({ value }) => value)).toEqual(['Ada', 'ada@example.org', 'Hello\nthere']);
  });

  it('begins on Enter in a field', async () => {
    render(<ContactForm content={content} />);
    fillIn();
    await user.type(field('Name'), '{Enter}');
    expect(button()).toHaveTextContent(sending);
  });

  it('takes no second submit on the way', async () => {
    await send();
    await pass(1000);
    fireEvent.submit(form());
    expect(jest.getTimerCount()).toBe(1);
    await pass(500);
    expect(screen.getByText(messageSent)).toBeVisible();
    await pass(5000);
    expectIdle();
    await pass(60_000);
    expectIdle();
  });

  it('leaves no timer behind when the visitor leaves', async () => {
    const { unmount } = await send();
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('prevents the browser from sending the form itself', async () => {
    render(<ContactForm content={content} />);
    fillIn();
    expect(fireEvent.submit(form())).toBe(false);
  });
});

describe('Sent', () => {
  it('announces both sentences, to the letter', async () => {
    await send();
    await pass(1500);
    expect(status()).toContainElement(screen.getByText(messageSent));
    expect(status()).toContainElement(screen.getByText(messageThanks));
    expect(status()).toHaveTextContent(new RegExp(`^${messageSent}${messageThanks}$`));
  });

  it('has emptied the fields and put them out of reach', async () => {
    await send();
    await pass(1500);
    expect(fields().map(({ value }) => value)).toEqual(['', '', '']);
    expect(form()).toHaveAttribute('inert');
  });

  it('is idle again after 5,000 ms, and ready for another message', async () => {
    await send();
    await pass(1500);
    await pass(4999);
    expect(screen.getByText(messageSent)).toBeVisible();
    await pass(1);
    expect(screen.queryByText(messageSent)).toBeNull();
    expectIdle();
    fillIn();
    await user.click(button());
    await pass(1500);
    expect(screen.getByText(messageSent)).toBeVisible();
  });

  it('leaves no timer behind when the visitor leaves', async () => {
    const { unmount } = await send();
    await pass(1500);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('Focus', () => {
  it('goes to the thanks and back to the button', async () => {
    await send();
    await pass(1500);
    expect(document.activeElement).toContainElement(status());
    expect(document.activeElement).not.toBe(document.body);
    await pass(5000);
    expect(button()).toHaveFocus();
  });

  it('stays with a visitor who has moved on', async () => {
    render(<input aria-label="Elsewhere" />);
    await send();
    const elsewhere = field('Elsewhere');
    elsewhere.focus();
    await pass(1500);
    expect(elsewhere).toHaveFocus();
    await pass(5000);
    expect(elsewhere).toHaveFocus();
  });
});
