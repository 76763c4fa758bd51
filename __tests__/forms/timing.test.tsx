import { act, render } from '@testing-library/react';
import { pass } from '../support/browser';
import {
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

  it.each([-1, 0])('works %d ms from the end of the confirmation', async (offset) => {
    await fillInAndSubmit({ sentDuration: SENT_DURATION });
    await pass(SIMULATED_DELAY + SENT_DURATION + offset);
    write('email', 'ada@example.org');
    write('message', 'Hello');
    await submit();
    await pass(SIMULATED_DELAY);
    expect(phase()).toBe('sent');
    await pass(SENT_DURATION - 1);
    expect(phase()).toBe('sent');
    await pass(1);
    expect(phase()).toBe('idle');
  });
});

it('a response after the time limit neither clears the fields nor ends a later delivery', async () => {
  await fillInAndSubmit({ endpoint: formEndpoint });
  await pass(RESPONSE_TIMEOUT);
  await submit();
  await requests[0]?.respond(200);
  expect(phase()).toBe('submitting');
  expect(texts()).toEqual(['ada@example.org', 'Hello']);
  await requests[1]?.respond(200);
  expect(phase()).toBe('sent');
});
