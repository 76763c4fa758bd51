import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** Stops a program and its children: it was started with its own process group. */
export async function end(program: ChildProcess): Promise<void> {
  if (program.pid === undefined || program.exitCode !== null || program.signalCode !== null) return;
  process.kill(-program.pid, 'SIGKILL');
  await once(program, 'exit');
}

/**
 * Starts a virtual screen, for browsers without a headless mode.
 *
 * @returns the value for the variable DISPLAY, and the program to stop
 * @throws if it does not start
 */
export async function startScreen(): Promise<{ display: string; program: ChildProcess }> {
  // Xvfb finds a free number and writes it to the fourth stream.
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
