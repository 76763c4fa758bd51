import type { Deliver, DeliveryFailure } from '../../src/forms/delivery';
import { withTimeLimit } from '../../src/forms/time-limit';

let arrive: (failure?: DeliveryFailure) => void;
let inner: AbortSignal;

const limited = withTimeLimit(
  (_data, signal) =>
    new Promise((resolve) => {
      inner = signal;
      arrive = resolve;
    }),
  300,
);

/** Starts a delivery and listens to how it ends. */
function start(signal = new AbortController().signal, deliver: Deliver = limited) {
  const ended = jest.fn();
  void deliver(new FormData(), signal).then(ended);
  return ended;
}

beforeEach(() => {
  jest.useFakeTimers();
});

it('passes on how the delivery ends, and leaves no timer behind', async () => {
  const refused: DeliveryFailure = { reason: 'invalid', fields: { email: 'no' } };
  for (const end of [undefined, refused]) {
    const ended = start();
    await jest.advanceTimersByTimeAsync(299);
    expect(ended).not.toHaveBeenCalled();
    arrive(end);
    await jest.advanceTimersByTimeAsync(0);
    expect(ended.mock.calls).toEqual([[end]]);
    expect(jest.getTimerCount()).toBe(0);
    expect(inner.aborted).toBe(false);
  }
});

it('fails when the time is over, not before, and calls off what is on its way', async () => {
  const ended = start();
  await jest.advanceTimersByTimeAsync(299);
  expect(ended).not.toHaveBeenCalled();
  expect(inner.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith({ reason: 'timeout', fields: {} });
  expect(inner.aborted).toBe(true);
});

it('is called off with the visitor, without a timer left behind', () => {
  const controller = new AbortController();
  start(controller.signal);
  expect(jest.getTimerCount()).toBe(1);
  controller.abort();
  expect(inner.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});
