/** A fresh page: the module listens from the moment it is loaded. */
async function load() {
  const settled = jest.fn();
  await jest.isolateModulesAsync(async () => {
    const { whenUsed } = await import('../../src/lib/when-used');
    void whenUsed.then(settled);
  });
  return settled;
}

/** Lets promises settle. */
const settle = () => new Promise(process.nextTick);

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'])(
  'settles with the first %s',
  async (sign) => {
    const settled = await load();
    await settle();
    expect(settled).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(sign));
    await settle();
    expect(settled).toHaveBeenCalledTimes(1);
  },
);

it('takes no other event for a sign', async () => {
  const settled = await load();
  for (const type of ['load', 'resize', 'visibilitychange']) window.dispatchEvent(new Event(type));
  await settle();
  expect(settled).not.toHaveBeenCalled();
});
