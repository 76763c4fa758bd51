import prefetch from '../../../src/hooks/navigation/prefetch';

const arrayBuffer = jest.fn().mockResolvedValue(undefined);
const answer = (ok: boolean) =>
  (window.fetch = jest.fn().mockResolvedValue({ ok, status: ok ? 200 : 404, arrayBuffer }));

/** Whether a promise has settled once everything that is ready has run. */
async function hasSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const settle = () => (settled = true);
  promise.then(settle, settle);
  await new Promise((resolve) => setTimeout(resolve));
  return settled;
}

it('fetches a file once, to its end, with low priority', async () => {
  const fetch = answer(true);
  await prefetch('/one.js');
  expect(fetch).toHaveBeenCalledWith('/one.js', { priority: 'low' });
  expect(arrayBuffer).toHaveBeenCalled();
  await prefetch('/one.js');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each(['is missing', 'is unreachable'])(
  'does not settle for a file that %s, and fetches it again',
  async (why) => {
    const url = `/${why}.js`;
    const fetch =
      why === 'is missing' ? answer(false) : (window.fetch = jest.fn().mockRejectedValue(new Error()));
    expect(await hasSettled(prefetch(url))).toBe(false);
    answer(true);
    await prefetch(url);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(window.fetch).toHaveBeenCalledTimes(1);
  },
);
