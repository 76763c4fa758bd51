import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A port that nothing listens at, for a program that has to be told one. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Ends a program and all that it has started: it leads a group of its own. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.pid === undefined || program.exitCode !== null || program.signalCode !== null) return;
  process.kill(-program.pid, 'SIGKILL');
  await once(program, 'exit');
}

/**
 * Starts a screen that nobody looks at, for browsers that know no life without one.
 *
 * @returns its name for the variable DISPLAY, and the program to end
 * @throws when it does not come up
 */
export async function startScreen(): Promise<{ display: string; program: ChildProcess }> {
  // It finds a free number by itself and writes it to the fourth stream.
  const program = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    program.stdio[3]?.once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  return { display: `:${number}`, program };
}
