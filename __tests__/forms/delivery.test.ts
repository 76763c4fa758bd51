import { simulatedDelivery } from '../../src/forms/delivery';

beforeEach(() => {
  jest.useFakeTimers();
});

it('takes its time and sends nothing', async () => {
  const fetch = jest.fn();
  Object.assign(window, { fetch });
  const arrived = jest.fn();
  void simulatedDelivery(300)(new FormData(), new AbortController().signal).then(arrived);
  await jest.advanceTimersByTimeAsync(299);
  expect(arrived).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(arrived).toHaveBeenCalledTimes(1);
  expect(fetch).not.toHaveBeenCalled();
});

it('leaves no timer behind when it is called off', async () => {
  const controller = new AbortController();
  const arrived = jest.fn();
  void simulatedDelivery(300)(new FormData(), controller.signal).then(arrived);
  controller.abort();
  expect(jest.getTimerCount()).toBe(0);
  await jest.advanceTimersByTimeAsync(1000);
  expect(arrived).not.toHaveBeenCalled();
});
