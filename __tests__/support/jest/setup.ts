import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { installBrowser, resetBrowser } from '../browser';
import { watchConsole, wrongComplaints } from '../console';

// On a busy machine, queries by role take longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

const isBrowser = typeof window !== 'undefined';
if (isBrowser) installBrowser();

beforeEach(watchConsole);

// Errors and warnings in the console fail a test.
afterEach(() => {
  // Unmounting can cause errors too, so it comes first.
  if (isBrowser) cleanup();
  const complaints = wrongComplaints();
  jest.restoreAllMocks();
  jest.useRealTimers();
  if (isBrowser) resetBrowser();
  expect(complaints).toEqual({ unexpected: [], missing: [] });
});
