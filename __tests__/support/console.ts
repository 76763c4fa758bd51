import { format } from 'node:util';

let spies: jest.SpyInstance[] = [];
let expected: RegExp[] = [];

/** Listens to the console from here on. */
export function watchConsole(): void {
  expected = [];
  spies = (['error', 'warn'] as const).map((method) => jest.spyOn(console, method));
}

/**
 * Declares what a test makes a component complain about on purpose; other complaints still fail it, and so does the
 * lack of this one. The console keeps quiet meanwhile.
 *
 * @param complaint what the words have to match
 */
export function expectComplaint(complaint: RegExp): void {
  expected.push(complaint);
  for (const spy of spies) spy.mockImplementation(() => undefined);
}

/** What was said and not expected, and what was expected and not said. */
export function wrongComplaints(): { unexpected: string[]; missing: RegExp[] } {
  const said = spies.flatMap(({ mock }) => mock.calls).map((words) => format(...words));
  return {
    unexpected: said.filter((words) => !expected.some((complaint) => complaint.test(words))),
    missing: expected.filter((complaint) => !said.some((words) => complaint.test(words))),
  };
}
