import { act, fireEvent, render } from '@testing-library/react';
import { pass } from '../support/browser';
import {
  alert,
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

// Events in an unusual order or at an unusual moment.

const SENT_DURATION = 700;
const RESPONSE_TIMEOUT = 15_000;
const { messages } = formEndpoint;

let requests: ReturnType<typeof mockFetch>;

beforeEach(() => {
  jest.useFakeTimers();
  requests = mockFetch();
});

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

  it('during the delivery does not change the text', async () => {
    await fillInAndSubmit();
    write('message', 'Hello ');
    fireEvent.submit(form());
    expect(texts()).toEqual(['ada@example.org', 'Hello ']);
  });

  it.each([-1, 0])('works %d ms from the end of the confirmation', async (offset) => {
    await fillInAndSubmit({ sentDuration: SENT_DURATION });
    await pass(SIMULATED_DELAY + SENT_DURATION + offset);
    write('email', 'ada@example.org');
    write('message', 'Hello');
    await submit();
    await pass(SIMULATED_DELAY - 1);
    expect(phase()).toBe('submitting');
    await pass(1);
    expect(phase()).toBe('sent');
    await pass(SENT_DURATION - 1);
    expect(phase()).toBe('sent');
    await pass(1);
    expect(phase()).toBe('idle');
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('An edit during the delivery', () => {
  it('survives success; the other field is cleared', async () => {
    await fillInAndSubmit();
    write('message', 'Hello again');
    await pass(SIMULATED_DELAY);
    expect(phase()).toBe('sent');
    expect(texts()).toEqual(['', 'Hello again']);
  });

  it('that is undone does not keep the text', async () => {
    await fillInAndSubmit();
    write('message', 'Hello again');
    write('message', 'Hello');
    await pass(SIMULATED_DELAY);
    expect(texts()).toEqual(['', '']);
  });

  it('that empties the field leaves it empty', async () => {
    await fillInAndSubmit();
    write('message', '');
    await pass(SIMULATED_DELAY);
    expect(texts()).toEqual(['', '']);
  });

  it('survives a failure, and the next submit sends it', async () => {
    await fillInAndSubmit({ endpoint: formEndpoint });
    write('message', 'Hello again');
    await requests[0]?.fail();
    expect(phase()).toBe('failed');
    await submit();
    expect(String(requests[1]?.init.body)).toContain('message=Hello+again');
  });
});

describe('A response', () => {
  const sendAndTimeOut = async () => {
    const view = await fillInAndSubmit({ endpoint: formEndpoint });
    await pass(RESPONSE_TIMEOUT);
    expect(alert()).toHaveTextContent(messages.timeout);
    return view;
  };

  it('after the time limit does not clear the fields', async () => {
    await sendAndTimeOut();
    await requests[0]?.respond(200);
    expect(phase()).toBe('failed');
    expect(texts()).toEqual(['ada@example.org', 'Hello']);
  });

  it('of an earlier request does not end a later delivery', async () => {
    await sendAndTimeOut();
    await submit();
    await requests[0]?.respond(200);
    expect(phase()).toBe('submitting');
    await requests[1]?.respond(200);
    expect(phase()).toBe('sent');
  });

  it('whose body never ends fails after the time limit', async () => {
    await fillInAndSubmit({ endpoint: formEndpoint });
    await requests[0]?.respondWithoutEnd();
    await pass(RESPONSE_TIMEOUT - 1);
    expect(phase()).toBe('submitting');
    await pass(1);
    expect(alert()).toHaveTextContent(messages.timeout);
  });

  it('after the visitor left changes nothing', async () => {
    const { unmount } = await fillInAndSubmit({ endpoint: formEndpoint });
    unmount();
    await requests[0]?.respond(200);
    render(<Form />);
    expect(phase()).toBe('idle');
    expect(texts()).toEqual(['ada@example.org', 'Hello']);
  });

  it('that rejects fields says so of those that have not changed', async () => {
    await fillInAndSubmit({ endpoint: formEndpoint });
    write('email', 'ada@example.com');
    await requests[0]?.respond(422, { errors: { email: 'is unknown', message: 'is too short' } });
    expect(alert()).toHaveTextContent(messages.invalid);
    expect(field('email')).toBeValid();
    expect(field('message')).toHaveAccessibleDescription('is too short');
  });

  it('that rejects only fields which have changed shows that the form was not sent', async () => {
    await fillInAndSubmit({ endpoint: formEndpoint });
    write('email', 'ada@example.com');
    await requests[0]?.respond(422, { errors: { email: 'is unknown' } });
    expect(alert()).toHaveTextContent(`${messages.failed} ${messages.retry}`);
    expect(field('email')).toBeValid();
    await submit();
    await requests[1]?.respond(200);
    expect(phase()).toBe('sent');
  });
});

it('a connection that returns during the delivery is enough for the next submit', async () => {
  await fillInAndSubmit({ endpoint: formEndpoint });
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await requests[0]?.fail();
  expect(alert()).toHaveTextContent(messages.offline);
  onLine.mockReturnValue(true);
  await submit();
  await requests[1]?.respond(200);
  expect(phase()).toBe('sent');
});

it.each([-3_600_000, 3_600_000])(
  'a clock that is set by %d ms does not change the delays',
  async (change) => {
    await fillInAndSubmit({ sentDuration: SENT_DURATION });
    jest.setSystemTime(Date.now() + change);
    await pass(SIMULATED_DELAY - 1);
    expect(phase()).toBe('submitting');
    await pass(1);
    expect(phase()).toBe('sent');
    jest.setSystemTime(Date.now() - change);
    await pass(SENT_DURATION - 1);
    expect(phase()).toBe('sent');
    await pass(1);
    expect(phase()).toBe('idle');
  },
);
