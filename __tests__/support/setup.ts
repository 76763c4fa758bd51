import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import { installBrowser, resetBrowser } from './browser';
import { watchConsole, wrongComplaints } from './console';

// Finding by role in a whole page takes a busy machine longer than the second that is the default.
configure({ asyncUtilTimeout: 10_000 });

const isBrowser = typeof window !== 'undefined';
if (isBrowser) installBrowser();

beforeEach(watchConsole);

// Whatever a component complains about is a fault: a test that lets the console speak fails.
afterEach(() => {
  // Unmounting may complain as well, so it comes before the count.
  if (isBrowser) cleanup();
  const complaints = wrongComplaints();
  jest.restoreAllMocks();
  jest.useRealTimers();
  if (isBrowser) resetBrowser();
  expect(complaints).toEqual({ unexpected: [], missing: [] });
});
