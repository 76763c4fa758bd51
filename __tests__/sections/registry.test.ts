import { homeData } from '../support/content';

it('has no two kinds with fields of the same name but of different types, which one query cannot read', () => {
  // The query of a page contains the fragments of all kinds, and validation names the fields.
  expect(homeData).not.toThrow();
});
