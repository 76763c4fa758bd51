import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { startFirefox } from './firefox';
import type { Engine } from './tab';
import { startWebKit } from './webkit';

/** An engine that the tests use if it is installed. */
interface Candidate {
  /** Its Debian packages. */
  packages: string;
  /** Absolute path of the browser, or undefined if it or something it needs is missing. */
  program: string | undefined;
  start: (program: string, baseURL: string) => Promise<Engine>;
}

const findFile = (...files: string[]): string | undefined => files.find((file) => existsSync(file));

/** MiniBrowser is in a folder that is named after the architecture and the version. */
function findMiniBrowser(): string | undefined {
  if (!findFile('/usr/bin/WebKitWebDriver') || !findFile('/usr/bin/xvfb-run')) return undefined;
  const files = readdirSync('/usr/lib').flatMap((machine) =>
    ['4.1', '4.0'].map((version) => path.join('/usr/lib', machine, `webkit2gtk-${version}`, 'MiniBrowser')),
  );
  return findFile(...files);
}

/** The engines besides Chromium, in which all other tests run. */
export const engines = {
  Firefox: {
    packages: 'firefox-esr',
    program: findFile('/usr/bin/firefox-esr', '/usr/bin/firefox'),
    start: startFirefox,
  },
  WebKit: {
    packages: 'webkit2gtk-driver xauth xvfb',
    program: findMiniBrowser(),
    start: startWebKit,
  },
} as const satisfies Record<string, Candidate>;

export type EngineName = keyof typeof engines;

/** The reason to skip an engine, or undefined if it is installed. */
export const reasonToSkip = (name: EngineName): string | undefined =>
  engines[name].program
    ? undefined
    : `${name} is not installed and is skipped: in Debian it is ${engines[name].packages}`;
