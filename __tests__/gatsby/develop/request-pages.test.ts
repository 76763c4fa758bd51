/** @jest-environment node */
import { interval, requestPages } from '../../../gatsby/develop/request-pages';

const touchNode = jest.fn();
const api = { actions: { touchNode }, getNodesByType: () => [{ id: 'site' }] } as never;
/** How often Gatsby was asked to apply changes: it does so after 100 of them. */
const requests = () => touchNode.mock.calls.length / 100;

beforeEach(() => {
  jest.useFakeTimers();
  touchNode.mockClear();
});

it('requests pages at once, and until they are up to date', () => {
  let isUpToDate = false;
  requestPages(api, () => isUpToDate);
  expect(requests()).toBe(1);
  jest.advanceTimersByTime(2 * interval);
  expect(requests()).toBe(3);
  isUpToDate = true;
  jest.advanceTimersByTime(interval);
  expect(requests()).toBe(3);
  expect(jest.getTimerCount()).toBe(0);
});

it('only requests the pages of the last change', () => {
  requestPages(api, () => false);
  requestPages(api, () => false);
  expect(requests()).toBe(2);
  jest.advanceTimersByTime(interval);
  expect(requests()).toBe(3);
});
