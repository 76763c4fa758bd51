import { showWholePage } from '../../src/lib/whole-page';

const isWhole = () => document.documentElement.dataset.whole === 'true';

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

it('lays the page out at once, until a frame has been drawn in which every height is remembered', () => {
  showWholePage();
  expect(isWhole()).toBe(true);
  jest.advanceTimersToNextFrame();
  expect(isWhole()).toBe(true);
  jest.advanceTimersToNextFrame();
  expect(isWhole()).toBe(false);
});
