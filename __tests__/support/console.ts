import { format } from 'node:util';

let spies: jest.SpyInstance[] = [];
let expected: RegExp[] = [];

/** Starts to watch the console. */
export function watchConsole(): void {
  expected = [];
  spies = (['error', 'warn'] as const).map((method) => jest.spyOn(console, method));
}

/**
 * Expects an error or warning in the console. Others still fail the test, and so does the lack of this one.
 *
 * @param complaint matches the message
 */
export function expectComplaint(complaint: RegExp): void {
  expected.push(complaint);
  for (const spy of spies) spy.mockImplementation(() => undefined);
}

/** Returns messages that were not expected, and expected ones that are missing. */
export function wrongComplaints(): { unexpected: string[]; missing: RegExp[] } {
  const said = spies.flatMap(({ mock }) => mock.calls).map((words) => format(...words));
  return {
    unexpected: said.filter((words) => !expected.some((complaint) => complaint.test(words))),
    missing: expected.filter((complaint) => !said.some((words) => complaint.test(words))),
  };
}
