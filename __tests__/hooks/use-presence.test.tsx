import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { usePresence } from '../../src/hooks/use-presence';

function Sheet({ isOpen }: { isOpen: boolean }) {
  const sheet = useRef<HTMLOutputElement>(null);
  return usePresence(isOpen, sheet) && <output ref={sheet}>Sheet</output>;
}

/** A running animation, and functions that end it. */
function animate() {
  let finish = (): void => undefined;
  let cancel = (): void => undefined;
  const finished = new Promise<void>((resolve, reject) => {
    finish = resolve;
    cancel = () => reject(new DOMException('Replaced by another', 'AbortError'));
  });
  return { animation: { finished } as unknown as Animation, finish, cancel };
}

const running = (...animations: { animation: Animation }[]) =>
  jest
    .spyOn(Element.prototype, 'getAnimations')
    .mockReturnValue(animations.map(({ animation }) => animation));

const settle = (task: () => void) => act(async () => task());
const sheet = () => screen.queryByRole('status');

async function show(isOpen = true) {
  const { rerender } = render(<Sheet isOpen={isOpen} />);
  return (next: boolean) => settle(() => rerender(<Sheet isOpen={next} />));
}

it('is rendered while it is open', async () => {
  const set = await show(false);
  expect(sheet()).toBeNull();
  await set(true);
  expect(sheet()).toBeVisible();
});

it('is removed at once without animations', async () => {
  const set = await show();
  await set(false);
  expect(sheet()).toBeNull();
});

it('is removed when all animations have finished', async () => {
  const [one, other] = [animate(), animate()];
  const set = await show();
  running(one, other);
  await set(false);
  await settle(one.finish);
  expect(sheet()).toBeVisible();
  await settle(other.finish);
  expect(sheet()).toBeNull();
});

it('is removed when an animation is cancelled', async () => {
  const one = animate();
  const set = await show();
  running(one);
  await set(false);
  await settle(one.cancel);
  expect(sheet()).toBeNull();
});

it('stays until its last animation has finished when it opens and closes again', async () => {
  const one = animate();
  const set = await show();
  running(one);
  await set(false);
  await set(true);
  running(animate());
  await set(false);
  await settle(one.cancel);
  expect(sheet()).toBeVisible();
});

it('waits for the animations of its descendants', async () => {
  const getAnimations = running();
  const set = await show();
  await set(false);
  expect(getAnimations).toHaveBeenCalledWith({ subtree: true });
});
