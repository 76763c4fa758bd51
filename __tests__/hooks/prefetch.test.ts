import prefetch from '../../src/hooks/prefetch';

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

it('reads a file to its end, after what is more urgent, and once', async () => {
  const fetch = answer(true);
  await prefetch('/one.js');
  expect(fetch).toHaveBeenCalledWith('/one.js', { priority: 'low' });
  expect(arrayBuffer).toHaveBeenCalled();
  await prefetch('/one.js');
  expect(fetch).toHaveBeenCalledTimes(1);
});

it.each(['is gone', 'is out of reach'])(
  'says nothing of a file that %s, and asks for it again',
  async (why) => {
    const url = `/${why}.js`;
    const fetch =
      why === 'is gone' ? answer(false) : (window.fetch = jest.fn().mockRejectedValue(new Error()));
    expect(await hasSettled(prefetch(url))).toBe(false);
    answer(true);
    await prefetch(url);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(window.fetch).toHaveBeenCalledTimes(1);
  },
);
