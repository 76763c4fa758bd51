import { act, fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormField } from '../../src/forms/form-field';
import { pass } from '../support/browser';
import {
  alert,
  button,
  field,
  fillInAndSubmit,
  Form,
  form,
  phase,
  SIMULATED_DELAY,
  submit,
  texts,
  write,
} from '../support/forms/form';
import { formEndpoint, mockFetch } from '../support/forms/form-endpoint';

const { url, messages } = formEndpoint;

const file = { type: 'file', name: 'cv', label: 'CV' } as const;

let requests: ReturnType<typeof mockFetch>;

beforeEach(() => {
  jest.useFakeTimers();
  requests = mockFetch();
});

describe('Simulated delivery', () => {
  it('sends nothing, and ignores a second submit', async () => {
    await fillInAndSubmit();
    await pass(SIMULATED_DELAY - 1);
    expect(fireEvent.submit(form())).toBe(false);
    await pass(1);
    expect(phase()).toBe('sent');
    await pass(SIMULATED_DELAY);
    expect(requests).toEqual([]);
  });

  it.each([0, 300])('leaves no timer after unmounting at %d ms', async (time) => {
    const { unmount } = await fillInAndSubmit({ sentDuration: 700 });
    await pass(time);
    expect(jest.getTimerCount()).toBe(1);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

// In browsers a field hides the property of its form that has its name.
it.each(['reportValidity', 'querySelector', 'querySelectorAll', 'getAttribute', 'name'])(
  'a field can be called %s',
  async (name) => {
    const view = render(<Form endpoint={formEndpoint} />);
    const [email, message] = [field('email'), field('message')];
    const form = email.form as HTMLFormElement;
    Object.defineProperty(form, name, { value: message });
    fireEvent.input(email, { target: { value: 'ada@example.org' } });
    fireEvent.input(message, { target: { value: 'Hello' } });
    const submitForm = () => {
      fireEvent.submit(form);
      return pass(0);
    };
    await submitForm();
    await requests[0]?.respond(422, { errors: { message: 'is too short' } });
    expect(message).toHaveFocus();
    expect(message).toHaveAccessibleDescription('is too short');
    await submitForm();
    await requests[1]?.respond(200);
    expect(message).toHaveValue('');
    expect(sessionStorage.getItem('contact-message')).toBe('');
    view.unmount();
  },
);

describe('HTTP delivery', () => {
  const send = () => fillInAndSubmit({ endpoint: formEndpoint });
  const respond = (status: number, body?: unknown) => requests.at(-1)?.respond(status, body);

  function expectFailed(message: string) {
    expect(phase()).toBe('failed');
    expect(alert()).toHaveTextContent(`${message} ${messages.retry}`);
    expect(form()).toHaveAccessibleDescription(`${message} ${messages.retry}`);
    expect(field('email')).toHaveValue('ada@example.org');
    expect(field('message')).toHaveValue('Hello');
    expect(jest.getTimerCount()).toBe(0);
  }

  it('hides the honeypot from people and password managers', () => {
    render(<Form endpoint={formEndpoint} />);
    expect(field('_gotcha')).not.toBeVisible();
    expect(field('_gotcha')).toHaveAttribute('autocomplete', 'off');
    for (const attribute of ['data-1p-ignore', 'data-bwignore', 'data-form-type', 'data-lpignore'])
      expect(field('_gotcha')).toHaveAttribute(attribute);
    expect(alert()).toBeEmptyDOMElement();
    expect(form()).not.toHaveAttribute('aria-describedby');
  });

  it('sends once and waits for the response', async () => {
    await send();
    await submit();
    await pass(14_999);
    expect(phase()).toBe('submitting');
    await respond(200);
    expect(phase()).toBe('sent');
    expect(field('email')).toHaveValue('');
    expect(jest.getTimerCount()).toBe(0);
    expect(requests.map((request) => request.url)).toEqual([url]);
    expect(String(requests[0]?.init.body)).toBe('email=ada%40example.org&message=Hello&form-name=contact');
  });

  it('aborts the request on unmount', async () => {
    const { unmount } = await send();
    unmount();
    expect(requests[0]?.init.signal?.aborted).toBe(true);
    await pass(0);
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['an error status', () => respond(500), messages.failed],
    ['a blocked request', () => requests[0]?.fail(), messages.failed],
    ['a device without a connection', () => requests[0]?.fail(), messages.offline],
  ])('keeps the fields after %s until the next submit succeeds', async (_title, fail, message) => {
    await send();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(message !== messages.offline);
    await fail();
    await pass(60_000);
    expectFailed(message);
    await submit();
    expect(phase()).toBe('submitting');
    expect(alert()).toBeEmptyDOMElement();
    await respond(200);
    expect(phase()).toBe('sent');
    expect(requests).toHaveLength(2);
  });

  it.each([
    ['a response', () => undefined],
    ['the end of the response', () => requests[0]?.respondWithoutEnd()],
  ])('fails after 15 seconds without %s, and aborts the request', async (_name, start) => {
    await send();
    await start();
    await pass(14_999);
    expect(phase()).toBe('submitting');
    await pass(1);
    expectFailed(messages.timeout);
    expect(requests[0]?.init.signal?.aborted).toBe(true);
  });

  it('shows the field messages as text, until the visitor changes the field', async () => {
    await send();
    await respond(422, { errors: { message: 'is too short', email: 'is <b>unknown</b>' } });
    expect(alert()).toHaveTextContent(new RegExp(`^${messages.invalid}$`));
    expect(field('email')).toHaveAccessibleDescription('is <b>unknown</b>');
    expect(field('email')).toHaveFocus();
    expect(field('message')).toHaveAccessibleDescription('is too short');
    write('email', 'ada@example.com');
    expect(field('email')).toBeValid();
    expect(field('message')).toBeInvalid();
    expect(alert()).toHaveTextContent(messages.invalid);
    write('message', 'Hello there');
    expect(phase()).toBe('idle');
    expect(alert()).toBeEmptyDOMElement();
  });

  it.each([
    ...[' ', '\t\u00a0', '\u3000', '\u00ad'],
    ...['\u200b', '\u2060', '\u2800', '\u3164', ' \ufeff\u200d'],
  ])('sends no field that shows nothing: %j', async (spaces) => {
    await fillInAndSubmit({ endpoint: formEndpoint });
    await requests[0]?.respond(500);
    write('message', spaces);
    const invalid = jest.fn();
    field('message').addEventListener('invalid', invalid);
    act(() => form().requestSubmit());
    await pass(0);
    expect(requests).toHaveLength(1);
    expect(invalid).toHaveBeenCalledTimes(1);
    expect(texts()).toEqual(['ada@example.org', '']);
  });

  it('sends texts without spaces at their ends', async () => {
    render(<Form endpoint={formEndpoint} />);
    write('email', ' ada@example.org');
    // The second half of the heart is invisible.
    write('message', ' Hello  Ada ❤\ufe0f\t');
    await submit();
    expect(new URLSearchParams(String(requests[0]?.init.body)).get('message')).toBe('Hello  Ada ❤\ufe0f');
    await requests[0]?.respond(200);
    expect(texts()).toEqual(['', '']);
  });

  it('keeps fields as they are, and the focus in them, until the response', async () => {
    const topic = { type: 'checkbox', name: 'topic', label: 'Topic' } as const;
    const children = [topic, file].map((data) => <FormField key={data.name} field={data} />);
    await fillInAndSubmit({ endpoint: formEndpoint, children });
    await respond(500);
    const user = userEvent.setup({ delay: null });
    const edit = async () => {
      await user.click(field('topic'));
      await user.type(field('message'), '!');
      await user.upload(field('cv'), [new File(['Ada'], 'ada.pdf')]);
      return [field('message').value, field('topic').checked, field('cv').files?.length];
    };
    field('message').focus();
    await submit();
    expect(field('message')).toHaveFocus();
    expect(await edit()).toEqual(['Hello', false, 0]);
    await respond(500);
    expect(field('message')).toHaveFocus();
    expect(await edit()).toEqual(['Hello!', true, 1]);
  });

  it('returns lost focus to the button, and leaves focus in a field or outside the form', async () => {
    await send();
    field('email').focus();
    field('email').blur();
    await respond(500);
    expect(button()).toHaveFocus();
    await submit();
    field('email').focus();
    await respond(500);
    expect(field('email')).toHaveFocus();
    const elsewhere = document.body.appendChild(document.createElement('input'));
    await submit();
    elsewhere.focus();
    await respond(422, { errors: { email: 'is unknown' } });
    expect(elsewhere).toHaveFocus();
  });
});

describe('A service that shows its answer as a page', () => {
  const endpoint = { ...formEndpoint, opensPage: true };

  it('gets the form from the browser', async () => {
    const sent: unknown[] = [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      sent.push(new FormData(this).get('message'));
    });
    render(<Form endpoint={endpoint} />);
    write('email', 'ada@example.org');
    write('message', ' Hello ');
    write('_gotcha', 'spam');
    await submit();
    expect(sent).toEqual(['Hello']);
    expect(requests).toEqual([]);
    expect(phase()).toBe('idle');
    // The text is there when the visitor comes back.
    expect(sessionStorage.getItem('contact-email')).toBe('ada@example.org');
  });
});

// Events in an unusual order or at an unusual moment.

describe('Submit', () => {
  it('twice in one task sends one request', async () => {
    render(<Form endpoint={formEndpoint} />);
    write('email', 'ada@example.org');
    write('message', 'Hello');
    act(() => {
      for (let count = 0; count < 2; count += 1) form().requestSubmit();
    });
    await pass(0);
    expect(requests).toHaveLength(1);
  });

  it.each([-1, 0])('works %d ms from the end of the confirmation', async (offset) => {
    await fillInAndSubmit({ sentDuration: 700 });
    await pass(SIMULATED_DELAY + 700 + offset);
    write('email', 'ada@example.org');
    write('message', 'Hello');
    await submit();
    await pass(SIMULATED_DELAY);
    expect(phase()).toBe('sent');
    await pass(699);
    expect(phase()).toBe('sent');
    await pass(1);
    expect(phase()).toBe('idle');
  });
});

it('a response after the time limit neither clears the fields nor ends a later delivery', async () => {
  await fillInAndSubmit({ endpoint: formEndpoint });
  await pass(15_000);
  await submit();
  await requests[0]?.respond(200);
  expect(phase()).toBe('submitting');
  expect(texts()).toEqual(['ada@example.org', 'Hello']);
  await requests[1]?.respond(200);
  expect(phase()).toBe('sent');
});
