import { existsSync } from 'node:fs';
import { kindDefinitions } from '../../gatsby/content/definitions/definitions';
import { homeData } from '../support/content';

const kinds = [...kindDefinitions.keys()];

it.each(kinds)('%s has its component where pages look for it', (kind) => {
  expect(existsSync(`src/sections/${kind}/${kind}-section.tsx`)).toBe(true);
});

it('has no two kinds with fields of the same name but of different types, which one query cannot read', () => {
  // The query of a page contains the fragments of all kinds, and validation names the fields.
  expect(homeData).not.toThrow();
});
