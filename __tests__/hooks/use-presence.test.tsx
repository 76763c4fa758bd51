import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { usePresence } from '../../src/hooks/use-presence';

function Sheet({ isOpen }: { isOpen: boolean }) {
  const sheet = useRef<HTMLOutputElement>(null);
  return usePresence(isOpen, sheet) && <output ref={sheet}>Sheet</output>;
}

/** A movement under way, and the ways in which it can end. */
function move() {
  let arrive = (): void => undefined;
  let cut = (): void => undefined;
  const finished = new Promise<void>((resolve, reject) => {
    arrive = resolve;
    cut = () => reject(new DOMException('Replaced by another', 'AbortError'));
  });
  return { animation: { finished } as unknown as Animation, arrive, cut };
}

const moving = (...moves: { animation: Animation }[]) =>
  jest.spyOn(Element.prototype, 'getAnimations').mockReturnValue(moves.map(({ animation }) => animation));

const settle = (task: () => void) => act(async () => task());
const sheet = () => screen.queryByRole('status');

async function show(isOpen = true) {
  const { rerender } = render(<Sheet isOpen={isOpen} />);
  return (next: boolean) => settle(() => rerender(<Sheet isOpen={next} />));
}

it('is there as long as it is open, and not before', async () => {
  const set = await show(false);
  expect(sheet()).toBeNull();
  await set(true);
  expect(sheet()).toBeVisible();
});

it('goes at once where nothing moves', async () => {
  const set = await show();
  await set(false);
  expect(sheet()).toBeNull();
});

it('stays until everything has arrived', async () => {
  const [one, other] = [move(), move()];
  const set = await show();
  moving(one, other);
  await set(false);
  await settle(one.arrive);
  expect(sheet()).toBeVisible();
  await settle(other.arrive);
  expect(sheet()).toBeNull();
});

it('goes when a movement is cut short', async () => {
  const one = move();
  const set = await show();
  moving(one);
  await set(false);
  await settle(one.cut);
  expect(sheet()).toBeNull();
});

it('stays when it is opened again on its way out, whatever becomes of that', async () => {
  const one = move();
  const set = await show();
  moving(one);
  await set(false);
  await set(true);
  await settle(one.cut);
  expect(sheet()).toBeVisible();
});

it('asks for the movements of all that is in it', async () => {
  const getAnimations = moving();
  const set = await show();
  await set(false);
  expect(getAnimations).toHaveBeenCalledWith({ subtree: true });
});
