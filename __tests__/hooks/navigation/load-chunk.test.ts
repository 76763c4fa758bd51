import { LOAD_TIMEOUT_MS, loadChunk } from '../../../src/hooks/navigation/load-chunk';
import { pass, refuseStorage } from '../../support/browser';

const gone = () => Promise.reject(new Error('Loading chunk 7 failed.'));
const loader = window.___loader;
let loadAppData: jest.Mock;

/** Whether a promise settles in the next microtasks. Before a reload, it never does. */
const isSettled = async (promise: Promise<unknown>) => {
  const pending = Symbol('pending');
  const afterMicrotasks = new Promise((resolve) => setTimeout(resolve, 0, pending));
  return (await Promise.race([promise.catch(() => undefined), afterMicrotasks])) !== pending;
};

beforeEach(() => {
  loadAppData = jest.fn().mockResolvedValue({ webpackCompilationHash: 'new' });
  window.___webpackCompilationHash = 'old';
  window.___loader = { ...loader, loadAppData };
});

afterEach(() => {
  window.___loader = loader;
});

// jsdom cannot reload. e2e/loading/interruptions.spec.ts checks the reload itself.
it.each([
  ['the page has been reloaded for this deployment', () => sessionStorage.setItem('reloaded', 'old')],
  ['the server does not answer', () => loadAppData.mockResolvedValue(undefined)],
  ['the request fails', () => loadAppData.mockRejectedValue(new Error('network'))],
  ['storage is refused', () => refuseStorage('getItem', 'setItem')],
  ['storage is full', () => refuseStorage('setItem')],
])('rejects if %s', async (_title, prepare) => {
  prepare();
  await expect(loadChunk(gone, jest.fn())).rejects.toThrow();
  expect(await isSettled(loadChunk(gone, jest.fn()))).toBe(true);
});

describe('The time limit', () => {
  beforeEach(() => jest.useFakeTimers());

  it.each([
    ['the file', () => loadChunk(() => new Promise(() => undefined), jest.fn())],
    [
      'the data of the build',
      () => {
        loadAppData.mockReturnValue(new Promise(() => undefined));
        return loadChunk(gone, jest.fn());
      },
    ],
  ])('ends the wait for %s', async (_name, load) => {
    const settled = jest.fn();
    load().catch(settled);
    await pass(LOAD_TIMEOUT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await pass(1);
    expect(settled).toHaveBeenCalledWith(new Error('Loading timed out'));
  });
});
