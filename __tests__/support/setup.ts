import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { installBrowser, resetBrowser } from './browser';

// Finding by role in a whole page takes a busy machine longer than the second that is the default.
configure({ asyncUtilTimeout: 10_000 });

/** Whatever a component complains about is a fault: a test that lets the console speak fails. */
let complaints: jest.SpyInstance[] = [];

const isBrowser = typeof window !== 'undefined';
if (isBrowser) installBrowser();

beforeEach(() => {
  complaints = (['error', 'warn'] as const).map((method) => jest.spyOn(console, method));
});

afterEach(() => {
  // Unmounting may complain as well, so it comes before the count.
  if (isBrowser) cleanup();
  const calls = complaints.flatMap(({ mock }) => mock.calls);
  jest.restoreAllMocks();
  jest.useRealTimers();
  if (isBrowser) resetBrowser();
  expect(calls).toEqual([]);
});
