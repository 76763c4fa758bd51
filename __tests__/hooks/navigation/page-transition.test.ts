import {
  finishUpdate,
  RENDER_TIMEOUT_MS,
  startTransition,
} from '../../../src/hooks/navigation/page-transition';
import { pass } from '../../support/browser';

const start = jest.fn<ViewTransition, [() => Promise<void>]>();

/** Whether the browser may show the new page. */
let isUpdated: boolean;
let ready: Promise<undefined>;

beforeEach(() => {
  jest.useFakeTimers();
  isUpdated = false;
  ready = Promise.resolve(undefined);
  start.mockReset().mockImplementation((update) => {
    void update().then(() => {
      isUpdated = true;
    });
    return { ready } as ViewTransition;
  });
  Object.assign(document, { startViewTransition: start });
});

afterEach(() => Reflect.deleteProperty(document, 'startViewTransition'));

it('waits until the page is rendered', async () => {
  startTransition();
  await pass(RENDER_TIMEOUT_MS - 1);
  expect(isUpdated).toBe(false);
  finishUpdate();
  await pass(0);
  expect(isUpdated).toBe(true);
});

it('does not wait longer than its limit', async () => {
  startTransition();
  await pass(RENDER_TIMEOUT_MS);
  expect(isUpdated).toBe(true);
});

it('reports no error if the next transition replaces it', async () => {
  const handle = jest.fn();
  process.on('unhandledRejection', handle);
  ready = Promise.reject(new DOMException('Transition was skipped', 'AbortError'));
  startTransition();
  jest.useRealTimers();
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', handle);
  expect(handle).not.toHaveBeenCalled();
});

it('does nothing where the browser has no view transitions', () => {
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(startTransition).not.toThrow();
});
