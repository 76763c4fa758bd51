import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { editJson, type Json } from './json';
import { frozenContent } from './sites';

const needed =
  /^(gatsby|graphql|service|src|static|scripts|gatsby-\w+\.tsx?|package\.json|tsconfig\.json|postcss\.config\.js)$/;

/** A copy of the project with the frozen content, in which a test can change content, build and serve. */
export class SiteCopy {
  readonly folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'site-')));
  private readonly processes: ChildProcess[] = [];
  /** The output in the terminal. */
  said = '';

  constructor() {
    for (const name of fs.readdirSync('.').filter((entry) => needed.test(entry)))
      fs.cpSync(name, this.path(name), { recursive: true });
    fs.cpSync(frozenContent, this.path('content'), { recursive: true });
    fs.symlinkSync(path.resolve('node_modules'), this.path('node_modules'), 'junction');
  }

  path(name: string): string {
    return path.join(this.folder, name);
  }

  read(name: string): string {
    return fs.readFileSync(this.path(`content/${name}`), 'utf8');
  }

  /** Folders are created. */
  write(name: string, text: string): void {
    const file = this.path(`content/${name}`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }

  /** Changes the JSON of a content file. */
  edit(name: string, change: (content: Json) => unknown): void {
    editJson(this.path(`content/${name}`), change);
  }

  /** Replaces a text in a file. The text must exist. */
  replace(name: string, found: string, replacement: string): void {
    const text = this.read(name);
    if (!text.includes(found)) throw new Error(`${name} does not hold ${found}`);
    this.write(
      name,
      text.replace(found, () => replacement),
    );
  }

  /** Runs a script and waits for its exit. */
  async run(environment: NodeJS.ProcessEnv, ...script: string[]): Promise<number | null> {
    const [status] = (await once(this.start(environment, ...script), 'close')) as [number | null];
    return status;
  }

  /** Starts a script in the copy; `remove` ends it. */
  start(environment: NodeJS.ProcessEnv, ...script: string[]): ChildProcess {
    const child = spawn(process.execPath, script, {
      cwd: this.folder,
      // A separate process group, so that child processes are stopped too.
      detached: true,
      env: {
        ...process.env,
        NODE_ENV: undefined,
        GATSBY_TELEMETRY_DISABLED: '1',
        // Prevents line breaks within messages.
        GATSBY_LOGGER: 'yurnalist',
        ...environment,
      },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text: Buffer) => (this.said += text.toString()));
    this.processes.push(child);
    return child;
  }

  async remove(): Promise<void> {
    for (const { pid, exitCode } of this.processes) {
      if (pid === undefined || exitCode !== null) continue;
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // The process has exited.
      }
    }
    await fs.promises.rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Gatsby's command, as package.json's scripts run it. */
export const gatsby = 'node_modules/gatsby/cli.js';

/** Waits until a server answers at an address. */
export async function untilAnswered(address: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
