import { fireEvent, render, screen } from '@testing-library/react';
import type { Deliver, DeliveryFailure } from '../../src/forms/delivery';
import { useSubmission } from '../../src/forms/use-submission';
import { pass } from '../support/browser';

interface Parcel {
  data: FormData;
  signal: AbortSignal;
  arrive: (failure?: DeliveryFailure) => void;
}

let parcels: Parcel[] = [];

const deliver: Deliver = (data, signal) =>
  new Promise((resolve) => {
    parcels.push({ data, signal, arrive: resolve });
  });

function Form({ backAfter }: { backAfter?: number }) {
  const { phase, failure, handleSubmit, handleInput } = useSubmission(deliver, backAfter);
  return (
    <form aria-label={phase} onSubmit={handleSubmit} onInput={handleInput}>
      <input name="word" aria-label="Word" />
      <output>{JSON.stringify(failure)}</output>
    </form>
  );
}

const phase = () => screen.getByRole('form').getAttribute('aria-label');
const write = (value: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole('form'));
const arrive = (failure?: DeliveryFailure) => {
  parcels.at(-1)?.arrive(failure);
  return pass(0);
};

beforeEach(() => {
  parcels = [];
  jest.useFakeTimers();
});

it('hands over what the visitor wrote', () => {
  render(<Form />);
  write('yes');
  submit();
  expect([...(parcels[0]?.data.entries() ?? [])]).toEqual([['word', 'yes']]);
});

it('goes from idle by submitting to sent, and empties the fields', async () => {
  render(<Form />);
  expect(phase()).toBe('idle');
  write('yes');
  submit();
  expect(phase()).toBe('submitting');
  expect(screen.getByRole('textbox')).toHaveValue('yes');
  await arrive();
  expect(phase()).toBe('sent');
  expect(screen.getByRole('textbox')).toHaveValue('');
});

it('stays sent for good without a time to go back after', async () => {
  render(<Form />);
  submit();
  await arrive();
  expect(jest.getTimerCount()).toBe(0);
  await pass(60 * 60 * 1000);
  expect(phase()).toBe('sent');
});

it('is idle again after the time it was given', async () => {
  render(<Form backAfter={700} />);
  submit();
  await arrive();
  await pass(699);
  expect(phase()).toBe('sent');
  await pass(1);
  expect(phase()).toBe('idle');
});

it('delivers once, however often it is submitted on the way', async () => {
  render(<Form />);
  submit();
  submit();
  expect(parcels).toHaveLength(1);
  await arrive();
  submit();
  expect(parcels).toHaveLength(2);
});

it('calls the delivery off when the visitor leaves', async () => {
  const { unmount } = render(<Form />);
  submit();
  expect(parcels[0]?.signal.aborted).toBe(false);
  unmount();
  expect(parcels[0]?.signal.aborted).toBe(true);
  await arrive();
});

it('leaves no timer behind when the visitor leaves after sending', async () => {
  const { unmount } = render(<Form backAfter={700} />);
  submit();
  await arrive();
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

describe('A delivery that fails', () => {
  const failed: DeliveryFailure = { reason: 'failed', fields: {} };
  const failure = () => JSON.parse(screen.getByText(/null|\{/).textContent) as DeliveryFailure | null;

  it('keeps the fields and says why, for good', async () => {
    render(<Form backAfter={700} />);
    write('yes');
    submit();
    expect(failure()).toBeNull();
    await arrive(failed);
    expect(phase()).toBe('failed');
    expect(failure()).toEqual(failed);
    expect(jest.getTimerCount()).toBe(0);
    await pass(60 * 60 * 1000);
    expect(phase()).toBe('failed');
    expect(screen.getByRole('textbox')).toHaveValue('yes');
  });

  it('can be tried again', async () => {
    render(<Form />);
    submit();
    await arrive(failed);
    submit();
    expect(phase()).toBe('submitting');
    expect(failure()).toBeNull();
    await arrive();
    expect(phase()).toBe('sent');
  });

  it('forgets what was said about a field once it is changed, and is idle when nothing is left', async () => {
    render(<Form />);
    submit();
    await arrive({ reason: 'invalid', fields: { word: 'no', other: 'no' } });
    write('other');
    expect(failure()).toEqual({ reason: 'invalid', fields: { other: 'no' } });
    submit();
    await arrive({ reason: 'invalid', fields: { word: 'no' } });
    write('another');
    expect(phase()).toBe('idle');
  });

  it('says nothing to a visitor who has left', async () => {
    const { unmount } = render(<Form />);
    submit();
    unmount();
    await arrive(failed);
    expect(jest.getTimerCount()).toBe(0);
  });
});
