/** @jest-environment node */
import fs from 'node:fs';
import lock from '../../package-lock.json';
import manifest from '../../package.json';
import { explainedAdvisories, installScripts } from '../../scripts/supply-chain/reviewed';

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const direct = { ...manifest.dependencies, ...manifest.devDependencies };
const locked = Object.entries(lock.packages as Record<string, Locked>).filter(([folder]) => folder !== '');
const nameOf = (folder: string) => folder.split('node_modules/').at(-1) ?? '';
const settings = fs.readFileSync('.npmrc', 'utf8').split('\n');

/** A version, and nothing that leaves a choice. */
const exact = /^\d+\.\d+\.\d+$/;

/** The ends of the tree of overrides; "$react" stands for the project's own version of it. */
const overridesIn = (tree: object): string[] =>
  Object.values(tree).flatMap((value: string | object) =>
    typeof value === 'string'
      ? value.startsWith('$')
        ? (direct[value.slice(1) as keyof typeof direct] ?? value)
        : value
      : overridesIn(value),
  );

describe('Versions', () => {
  it.each(Object.entries(direct))('of %s are exact: %s', (_name, version) => {
    expect(version).toMatch(exact);
  });

  it('are exact in the overrides, too', () => {
    expect(overridesIn(manifest.overrides).filter((version) => !exact.test(version))).toEqual([]);
  });

  it('stay exact when a package is added', () => {
    expect(settings).toContain('save-exact=true');
  });
});

describe('The lock file', () => {
  it('asks for what package.json asks for', () => {
    const { dependencies, devDependencies, engines } = lock.packages[''];
    expect({ dependencies, devDependencies, engines }).toEqual({
      dependencies: manifest.dependencies,
      devDependencies: manifest.devDependencies,
      engines: manifest.engines,
    });
  });

  it.each(Object.entries(direct))('holds %s %s', (name, version) => {
    expect(new Map(locked).get(`node_modules/${name}`)?.version).toBe(version);
  });

  it('knows each package by what it holds', () => {
    const unknown = locked.filter(([, { integrity, link }]) => link || !integrity?.startsWith('sha512-'));
    expect(unknown.map(([folder]) => folder)).toEqual([]);
  });
});

describe('Install scripts', () => {
  it('never run', () => {
    expect(settings).toContain('ignore-scripts=true');
  });

  it('are known by the names of their packages', () => {
    const found = locked
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => nameOf(folder));
    expect([...new Set(found)].sort()).toEqual(Object.keys(installScripts).sort());
  });
});

it('explains advisories of packages only that are there', () => {
  const installed = new Set(locked.map(([folder]) => nameOf(folder)));
  expect(Object.keys(explainedAdvisories).filter((name) => !installed.has(name))).toEqual([]);
});
