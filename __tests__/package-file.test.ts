/** @jest-environment node */
import lock from '../package-lock.json';
import manifest from '../package.json';

const direct: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };

/** The versions in `overrides`, at any depth. "$react" is the project's own version. */
const overrides = (tree: object): string[] =>
  Object.values(tree).flatMap((value: string | object) =>
    typeof value === 'string' ? (direct[value.replace(/^\$/, '')] ?? value) : overrides(value),
  );

it('has exact versions only', () => {
  const versions = [...Object.values(direct), ...overrides(manifest.overrides)];
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('locks every package by its digest', () => {
  const packages = Object.entries(lock.packages as Record<string, { integrity?: string }>);
  const unlocked = packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  // The project itself.
  expect(unlocked.map(([folder]) => folder)).toEqual(['']);
});
