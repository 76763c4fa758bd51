import '@testing-library/jest-dom';

/** Whatever a component complains about is a fault: a test that lets the console speak fails. */
let complaints: jest.SpyInstance[] = [];

beforeEach(() => {
  complaints = (['error', 'warn'] as const).map((method) => jest.spyOn(console, method));
});

afterEach(() => {
  for (const complaint of complaints) {
    const { calls } = complaint.mock;
    complaint.mockRestore();
    expect(calls).toEqual([]);
  }
  jest.useRealTimers();
});
