import { act, fireEvent, render, screen } from '@testing-library/react';
import { showHtml } from '../../support/browser';

let mockIsGone = false;
let mockLoads = 0;
let mockRenders = 0;

jest.mock('../../../src/sections/services/demonstration', () => {
  mockLoads += 1;
  if (mockIsGone) throw new Error('The file is gone');
  const Demonstration = () => {
    mockRenders += 1;
    return <p>The demonstration</p>;
  };
  return { Demonstration };
});

beforeEach(() => {
  jest.resetModules();
  mockIsGone = false;
  mockLoads = 0;
  mockRenders = 0;
});

async function renderDemonstration(container?: HTMLElement): Promise<void> {
  const { DemonstrationOnDemand } = await import('../../../src/sections/services/demonstration-on-demand');
  const element = (
    <div className="service-work">
      <DemonstrationOnDemand illustration="tokens" prototype={null} website={null} />
    </div>
  );
  render(element, container && { container, hydrate: true });
}

const staticPage = () =>
  showHtml('<div class="service-work"><!--$--><p>The demonstration</p><!--/$--></div>');

/** Waits longer than a load takes. */
const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

it('loads at once where there is no static HTML', async () => {
  await renderDemonstration();
  expect(await screen.findByText('The demonstration')).toBeVisible();
  expect(mockLoads).toBe(1);
});

it.each<[string, () => void]>([
  ['a scroll', () => void fireEvent.scroll(window)],
  ['a movement of the pointer', () => void fireEvent.pointerMove(document.body)],
  ['a touch', () => void fireEvent.pointerDown(document.body)],
  ['a click', () => void fireEvent.click(document.body)],
  ['a key', () => void fireEvent.keyDown(document.body, { key: 'Tab' })],
])('leaves static HTML as it is until %s', async (_name, interact) => {
  await renderDemonstration(staticPage());
  await pause();
  expect(screen.getByText('The demonstration')).toBeVisible();
  expect(mockLoads).toBe(0);
  interact();
  await pause();
  expect(screen.getByText('The demonstration')).toBeVisible();
  expect(mockLoads).toBe(1);
});

it('loads at once on a page that the browser has scrolled', async () => {
  window.scrollY = 400;
  await renderDemonstration(staticPage());
  await pause();
  window.scrollY = 0;
  expect(mockLoads).toBe(1);
});

it('keeps the static HTML if its file does not load, and tries again later', async () => {
  mockIsGone = true;
  await renderDemonstration(staticPage());
  fireEvent.scroll(window);
  await pause();
  expect(mockLoads).toBeGreaterThan(0);
  expect(mockRenders).toBe(0);
  expect(screen.getByText('The demonstration')).toBeVisible();
  mockIsGone = false;
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pause();
  expect(mockRenders).toBeGreaterThan(0);
  expect(screen.getByText('The demonstration')).toBeVisible();
});
